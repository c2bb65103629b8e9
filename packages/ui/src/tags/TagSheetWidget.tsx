import { useSheetOfTags } from '@remote-console/api-client/react';
import { readTagSheet, TAG_SHEET_LIMIT, type TagSheetRow } from '@remote-console/domain';
import { useState } from 'react';
import { useErrorMessage, useText, type TextFunction } from '../i18n/index.ts';
import { readSpreadsheet, useLatestReading, useTemplateFile, type SpreadsheetLimits } from '../spreadsheet/index.ts';
import { TAG_SHEET_BYTES, TagSheetDialog, type TagSheetState } from './TagSheetDialog/TagSheetDialog.tsx';
import { tagSheetTemplate, tagSheetTitles } from './tagSheetTexts.ts';

const LIMITS: SpreadsheetLimits = {
  bytes: TAG_SHEET_BYTES,
  // The header is a row as well.
  rows: TAG_SHEET_LIMIT + 1,
  cellLength: 1000,
  milliseconds: 60_000,
};

/** The rows of a file, or why it has none. */
type Read =
  | Extract<TagSheetState, { kind: 'unreadable' }>
  | { readonly rows: readonly TagSheetRow[]; readonly truncated: boolean };

async function read(file: File, text: TextFunction<'tags'>, signal: AbortSignal): Promise<Read> {
  try {
    const sheet = await readSpreadsheet(file, LIMITS, signal);
    if (!sheet.ok) return { kind: 'unreadable', because: sheet.because };
    const found = readTagSheet(sheet.rows, await tagSheetTitles(text));
    if ('fault' in found) return { kind: 'unreadable', because: found.fault };
    return { rows: found.rows, truncated: sheet.truncated };
  } catch {
    return { kind: 'unreadable', because: 'not_a_spreadsheet' };
  }
}

export interface TagSheetWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** The dialog was closed. */
  readonly onClose: () => void;
}

/** Parses a sheet in a worker, asks the server for a preview, and sets the tags after the person has confirmed it. */
export function TagSheetWidget({ open, onClose }: TagSheetWidgetProps) {
  const text = useText('tags');
  const errorMessage = useErrorMessage();
  const send = useSheetOfTags();
  const [file, setFile] = useState<File | null>(null);
  const [replace, setReplace] = useState(false);
  const [state, setState] = useState<TagSheetState>({ kind: 'choosing' });
  const reading = useLatestReading();
  const saveTemplate = useTemplateFile();

  const sheetOf = (rows: readonly TagSheetRow[], check: boolean, replaces: boolean) => ({
    check,
    replace: replaces,
    rows: rows.map(({ device, tags }) => ({ device: device.slice(0, 200), tags: tags.slice(0, 100).map(cut) })),
  });
  const check = async (chosen: File | null, replaces: boolean) => {
    const signal = reading.begin();
    if (chosen === null) {
      setState({ kind: 'choosing' });
      return;
    }
    setState({ kind: 'reading' });
    const next = await look(chosen, replaces, signal);
    // Another file, or none, has been chosen since.
    if (!signal.aborted) setState(next);
  };
  const look = async (chosen: File, replaces: boolean, signal: AbortSignal): Promise<TagSheetState> => {
    const found = await read(chosen, text, signal);
    if ('kind' in found) return found;
    try {
      return { kind: 'checked', sheet: { ...found, outcome: await send(sheetOf(found.rows, true, replaces)) } };
    } catch (thrown) {
      return { kind: 'failed', error: errorMessage(thrown) };
    }
  };
  const set = async () => {
    if (state.kind !== 'checked') return;
    const { sheet } = state;
    setState({ kind: 'setting', sheet });
    try {
      const outcome = await send(sheetOf(sheet.rows, false, replace));
      // Something may have changed since the rows were checked; nothing was set then.
      if (outcome.faults.length > 0) setState({ kind: 'checked', sheet: { ...sheet, outcome } });
      else setState({ kind: 'done', devices: outcome.devices });
    } catch (thrown) {
      setState({ kind: 'failed', error: errorMessage(thrown) });
    }
  };
  const template = () => saveTemplate({ fileName: text('sheetTemplateFile'), rows: tagSheetTemplate(text) });
  const close = () => {
    reading.stop();
    if (state.kind === 'reading' || state.kind === 'done') {
      setFile(null);
      setState({ kind: 'choosing' });
    }
    onClose();
  };
  return (
    <TagSheetDialog
      open={open}
      file={file}
      state={state}
      replace={replace}
      onReplaceChange={(change) => {
        setReplace(change.replace);
        void check(file, change.replace);
      }}
      onFileChange={(change) => {
        setFile(change.file);
        void check(change.file, replace);
      }}
      onSaveTemplate={() => void template()}
      onSet={() => void set()}
      onClose={close}
    />
  );
}

/** A name of the contract's maximum length; too long for a tag in any case. */
const cut = (name: string) => name.slice(0, 200);
