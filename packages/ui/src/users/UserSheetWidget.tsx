import type { BulkOutcome } from '@remote-console/api-client';
import { useCreateUsers } from '@remote-console/api-client/react';
import { readUserSheet, USER_SHEET_COLUMNS, USER_SHEET_LIMIT, type UserSheetRow } from '@remote-console/domain';
import { useRef, useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useSentences, useText } from '../i18n/index.ts';
import { readSpreadsheet, saveSpreadsheet, useSheetFaultMessage } from '../spreadsheet/index.ts';
import { SHEET_TEXTS, USER_SHEET_BYTES, UserSheet, type ListedSheetRow } from './UserSheet/UserSheet.tsx';

export interface UserSheetWidgetProps {
  /** The users were enrolled and the person has confirmed the message: the application opens the list (C-BULK-12). */
  readonly onEnrolled: () => void;
}

/** Maximum length of a cell; anything longer is not a property of a user. */
const CELL_LENGTH = 200;
const READING_MS = 10_000;
const LIMITS = {
  bytes: USER_SHEET_BYTES,
  // The header row is above the users.
  rows: USER_SHEET_LIMIT + 1,
  cellLength: CELL_LENGTH,
  milliseconds: READING_MS,
};
const NONE: ReadonlySet<number> = new Set();

const sentRow = ({
  loginId,
  password,
  name,
  email,
  phone,
  department,
  position,
  groupName,
}: UserSheetRow): UserSheetRow => ({
  loginId,
  password,
  name,
  email,
  phone,
  department,
  position,
  groupName,
});

/** Parses a sheet of users in a worker, shows it, and enrolls the checked ones in one call (C-BULK-05 to C-BULK-14). */
export function UserSheetWidget({ onEnrolled }: UserSheetWidgetProps) {
  const text = useText('users');
  const message = useMessage();
  const sentences = useSentences();
  const faultMessage = useSheetFaultMessage();
  const dialogs = useDialogs();
  const createUsers = useCreateUsers();
  const { isBusy, save } = useAction();
  const [file, setFile] = useState<File | null>(null);
  const [rows, setRows] = useState<readonly ListedSheetRow[] | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [selected, setSelected] = useState(NONE);
  const [reading, setReading] = useState(false);
  const asked = useRef<File | null>(null);

  const read = async (chosen: File) => {
    const sheet = await readSpreadsheet(chosen, LIMITS).catch(() => null);
    if (asked.current !== chosen) return;
    setReading(false);
    if (sheet === null) return setError(text('sheetFailed'));
    if (!sheet.ok) return setError(faultMessage(sheet.because));
    const found = readUserSheet(sheet.rows).map((row, place) => ({ ...row, place }));
    if (found.length === 0) return setError(text('sheetEmpty'));
    return setRows(found);
  };
  const choose = (chosen: File | null) => {
    asked.current = chosen;
    setFile(chosen);
    setRows(null);
    setSelected(NONE);
    setError(undefined);
    setFailure(undefined);
    setReading(chosen !== null);
    if (chosen) void read(chosen);
  };
  const report = async (outcome: BulkOutcome, sent: readonly UserSheetRow[]) => {
    const { total, failure: failed, failures } = outcome;
    const title = text(failed === 0 ? 'enrolledAll' : 'enrolledSome', { total, failed, enrolled: total - failed });
    if (failed === 0) return dialogs.message({ title });
    const lines = failures.map(({ row, error: key }) => {
      const why = key === 'not_found' ? text('sheetGroupUnknown') : message(key);
      return text('sheetRowFault', { id: sent[row]?.loginId ?? '', why });
    });
    return dialogs.list({ title, lines });
  };
  const enrol = async () => {
    const sent = (rows ?? []).filter(({ place }) => selected.has(place)).map(sentRow);
    if (sent.length === 0) return setFailure(text('sheetNothing'));
    setFailure(undefined);
    const outcome = await save(() => createUsers(sent));
    if (outcome.kind === 'refused') return setFailure(sentences(message('upload_failed'), outcome.error));
    await report(outcome.value, sent);
    return onEnrolled();
  };
  const template = () =>
    saveSpreadsheet({
      fileName: text('sheetFileName'),
      rows: [USER_SHEET_COLUMNS.map(({ field }) => text(SHEET_TEXTS[field]))],
    }).catch(() => setError(message('file_download_error')));

  return (
    <UserSheet
      file={file}
      onFileChange={(change) => choose(change.file)}
      error={error}
      rows={rows}
      reading={reading}
      selected={selected}
      onSelectionChange={(change) => {
        setSelected(change.selected);
        setFailure(undefined);
      }}
      onTemplate={() => void template()}
      onEnrol={() => void enrol()}
      enrolling={isBusy}
      failure={failure}
    />
  );
}
