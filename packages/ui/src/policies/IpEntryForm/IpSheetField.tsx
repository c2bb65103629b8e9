import { readIpSheet } from '@remote-console/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, FileDrop, SMALL_ICON } from '../../primitives/index.ts';
import { readSpreadsheet, useSheetFaultMessage, useTemplateFile } from '../../spreadsheet/index.ts';
import type { NewIpEntry } from './IpEntryForm.tsx';
import styles from './IpSheetField.module.css';

interface IpSheetFieldProps {
  readonly onAdd: (entries: readonly NewIpEntry[]) => Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const LIMITS = { bytes: 2 * MEGABYTE, rows: 1001, cellLength: 200, milliseconds: 10_000 };

/** A sheet of addresses: a template, and a file parsed in a worker and added row by row (C-IPEXCEL-01 to -08). */
export function IpSheetField({ onAdd }: IpSheetFieldProps) {
  const text = useText('policies');
  const faultMessage = useSheetFaultMessage();
  const saveTemplate = useTemplateFile();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);

  const entriesOf = async (chosen: File | null): Promise<readonly NewIpEntry[] | string> => {
    if (!chosen) return text('sheetNone');
    const reading = await readSpreadsheet(chosen, LIMITS).catch(() => null);
    if (reading === null) return text('sheetFailed');
    if (!reading.ok) return faultMessage(reading.because);
    const entries = readIpSheet(reading.rows);
    return entries.length === 0 ? text('sheetNone') : entries;
  };
  const template = () =>
    saveTemplate({
      fileName: text('sheetTemplateFile'),
      // Read by position, so that the column titles can be in any language.
      rows: [[text('sheetStart'), text('sheetEnd'), text('reason')]],
    });
  const add = async () => {
    setWaiting(true);
    const entries = await entriesOf(file);
    if (typeof entries === 'string') setError(entries);
    else {
      await onAdd(entries);
      setFile(null);
    }
    setWaiting(false);
  };

  return (
    <div className={styles.sheet}>
      <Button startIcon={<Download {...SMALL_ICON} />} onClick={() => void template()}>
        {text('sheetTemplate')}
      </Button>
      <div className={styles.file}>
        <FileDrop
          label={text('sheetFile')}
          hint={text('sheetHint')}
          kinds={['.xlsx']}
          maxBytes={LIMITS.bytes}
          file={file}
          error={error}
          disabled={waiting}
          onChange={(change) => {
            setFile(change.file);
            setError(undefined);
          }}
        />
      </div>
      <Button variant="contained" loading={waiting} onClick={() => void add()}>
        {text('sheetAdd')}
      </Button>
    </div>
  );
}
