import { useUploadGroups } from '@remote-console/api-client/react';
import {
  GROUP_SHEET_LIMIT,
  groupSheetLines,
  groupsOfLines,
  type GroupSheetTitles,
  type SheetLine,
} from '@remote-console/domain';
import { startTransition, useState } from 'react';
import { useText, type TextFunction } from '../i18n/index.ts';
import { readSpreadsheet, useLatestReading, useTemplateFile, type SpreadsheetLimits } from '../spreadsheet/index.ts';
import { GROUP_SHEET_BYTES, GroupSheetDialog, type SheetState } from './GroupSheetDialog/GroupSheetDialog.tsx';
import { groupSheetTemplate, groupSheetTitles } from './groupSheetTexts.ts';

/** More rows than a sheet may have groups, so that the preview can show which exceed the limit. */
const LIMITS: SpreadsheetLimits = {
  bytes: GROUP_SHEET_BYTES,
  rows: GROUP_SHEET_LIMIT * 2,
  cellLength: 200,
  milliseconds: 60_000,
};

/** Rows checked per slice: takes a few milliseconds. */
const SLICE = 1000;

/** Yields to the page. */
const pause = () => new Promise((resume) => setTimeout(resume));

/** Checks the rows of a sheet in slices, yielding to the page in between. */
async function inspect(
  rows: readonly (readonly string[])[],
  titles: readonly GroupSheetTitles[],
  signal: AbortSignal,
): Promise<readonly SheetLine[]> {
  const lines: SheetLine[] = [];
  for (const line of groupSheetLines(rows, titles)) {
    lines.push(line);
    if (lines.length % SLICE !== 0) continue;
    await pause();
    signal.throwIfAborted();
  }
  return lines;
}

/** The result of checking a file. */
async function look(file: File, text: TextFunction<'groupPages'>, signal: AbortSignal): Promise<SheetState> {
  try {
    const sheet = await readSpreadsheet(file, LIMITS, signal);
    if (!sheet.ok) return { kind: 'unreadable', because: sheet.because };
    return { kind: 'preview', lines: await inspect(sheet.rows, await groupSheetTitles(text), signal) };
  } catch {
    return { kind: 'unreadable', because: 'not_a_spreadsheet' };
  }
}

export interface GroupSheetWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** The dialog was closed. */
  readonly onClose: () => void;
}

/** Parses a sheet in a worker, shows its content, and creates its groups. */
export function GroupSheetWidget({ open, onClose }: GroupSheetWidgetProps) {
  const text = useText('groupPages');
  const upload = useUploadGroups();
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<SheetState>({ kind: 'choosing' });
  const reading = useLatestReading();
  const saveTemplate = useTemplateFile();

  const read = async (chosen: File | null) => {
    setFile(chosen);
    const signal = reading.begin();
    if (chosen === null) {
      setState({ kind: 'choosing' });
      return;
    }
    setState({ kind: 'reading' });
    const found = await look(chosen, text, signal);
    // Another file, or none, has been chosen since.
    if (!signal.aborted) startTransition(() => setState(found));
  };
  const close = () => {
    reading.stop();
    if (state.kind === 'reading') {
      setFile(null);
      setState({ kind: 'choosing' });
    }
    onClose();
  };
  const send = async () => {
    if (!('lines' in state)) return;
    const { lines } = state;
    const groups = groupsOfLines(lines);
    if (groups === null) return;
    setState({ kind: 'sending', lines });
    try {
      setState({ kind: 'done', ...(await upload(groups)) });
    } catch {
      setState({ kind: 'failed', lines, error: text('uploadFailed') });
    }
  };
  const template = () => saveTemplate({ fileName: text('sheetTemplateFile'), rows: groupSheetTemplate(text) });

  return (
    <GroupSheetDialog
      open={open}
      file={file}
      state={state}
      onFileChange={(change) => void read(change.file)}
      onSaveTemplate={() => void template()}
      onUpload={() => void send()}
      onClose={close}
    />
  );
}
