import { checkIpEntry, countCharacters, type IpEntryMode, type IpEntryTexts } from '@remote-console/domain';
import { CircleHelp } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, FormSection, ICON, RadioField, Form } from '../../primitives/index.ts';
import { IpSheetField } from './IpSheetField.tsx';
import { REASON_LIMIT, TypedEntry } from './TypedEntry.tsx';

/** An entry with its reason, as sent. */
export type NewIpEntry = IpEntryTexts & { readonly reason: string };

/** How addresses are added: typed in one of three formats, or from a sheet (C-IPBLOCK-06). */
export type IpAddMode = IpEntryMode | 'sheet';

export interface IpEntryFormProps {
  /** Adds a typed entry; resolves to the text of a refusal, `null` if added. */
  readonly onAdd: (entry: NewIpEntry) => Promise<string | null>;
  /** Adds the entries of a sheet. */
  readonly onAddSheet: (entries: readonly NewIpEntry[]) => Promise<void>;
  readonly onHelp: () => void;
}

const MODES = [
  { value: 'single', label: 'modeSingle' },
  { value: 'range', label: 'modeRange' },
  { value: 'subnet', label: 'modeSubnet' },
  { value: 'sheet', label: 'modeSheet' },
] as const satisfies readonly { readonly value: IpAddMode; readonly label: string }[];
const NOTHING: NewIpEntry = { startIpAddress: '', endIpAddress: '', reason: '' };

/** Adds addresses to the list; errors are reported before anything is sent (C-IPBLOCK-06 to C-IPBLOCK-12). */
export function IpEntryForm({ onAdd, onAddSheet, onHelp }: IpEntryFormProps) {
  const text = useText('policies');
  const message = useMessage();
  const [mode, setMode] = useState<IpAddMode>('single');
  const [typed, setTyped] = useState<NewIpEntry>(NOTHING);
  const [fault, setFault] = useState<{ readonly field: keyof NewIpEntry; readonly words: string } | null>(null);
  const [waiting, setWaiting] = useState(false);

  const change = (part: Partial<NewIpEntry>) => {
    setTyped({ ...typed, ...part });
    setFault(null);
  };
  const errorAt = (field: keyof NewIpEntry) => (fault?.field === field ? fault.words : undefined);
  const add = async (entryMode: IpEntryMode) => {
    const found = checkIpEntry(entryMode, typed);
    if (found !== null) return setFault({ field: found.field, words: message(found.message) });
    if (countCharacters(typed.reason.trim()) > REASON_LIMIT) {
      return setFault({ field: 'reason', words: message('over_character_limit') });
    }
    setWaiting(true);
    const refusal = await onAdd({
      startIpAddress: typed.startIpAddress.trim(),
      endIpAddress: entryMode === 'range' ? typed.endIpAddress.trim() : '',
      reason: typed.reason.trim(),
    });
    setWaiting(false);
    if (refusal !== null) return setFault({ field: 'startIpAddress', words: refusal });
    return setTyped(NOTHING);
  };

  return (
    <Form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (mode !== 'sheet' && !waiting) void add(mode);
      }}
    >
      <FormSection
        title={text('addSection')}
        aside={
          <Button variant="text" startIcon={<CircleHelp {...ICON} />} onClick={onHelp}>
            {text('help')}
          </Button>
        }
        actions={
          mode !== 'sheet' && (
            <Button type="submit" variant="contained" loading={waiting}>
              {text('add')}
            </Button>
          )
        }
      >
        <RadioField
          label={text('mode')}
          direction="row"
          value={mode}
          options={MODES.map(({ value, label }) => ({ value, label: text(label) }))}
          onChange={({ value }) => {
            setMode(value);
            setFault(null);
          }}
        />
        {mode === 'sheet' ? (
          <IpSheetField onAdd={onAddSheet} />
        ) : (
          <TypedEntry mode={mode} typed={typed} errorAt={errorAt} onChange={change} />
        )}
      </FormSection>
    </Form>
  );
}
