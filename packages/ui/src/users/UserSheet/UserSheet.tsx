import { USER_SHEET_COLUMNS, type UserSheetField, type UserSheetRow } from '@remote-console/domain';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import {
  Button,
  type DataColumn,
  DataTable,
  FileDrop,
  ICON,
  Pagination,
  Stack,
  Toolbar,
} from '../../primitives/index.ts';
import styles from './UserSheet.module.css';

/** A user of the sheet with its index. */
export interface ListedSheetRow extends UserSheetRow {
  /** Its index among the valid users, from 0. */
  readonly place: number;
}

export interface UserSheetProps {
  readonly file: File | null;
  readonly onFileChange: (change: { readonly file: File | null }) => void;
  /** Why the file could not be used, as text. */
  readonly error: string | undefined;
  /** The users of the sheet; `null` if there is no file or while it is being read. */
  readonly rows: readonly ListedSheetRow[] | null;
  readonly reading: boolean;
  readonly selected: ReadonlySet<number>;
  readonly onSelectionChange: (change: { readonly selected: ReadonlySet<number> }) => void;
  readonly onTemplate: () => void;
  readonly onEnrol: () => void;
  readonly enrolling: boolean;
  /** Why nothing was enrolled, as text. */
  readonly failure: string | undefined;
}

/** Rows per page of the preview (C-BULK-06). */
export const SHEET_ROWS_PER_PAGE = 10;

/** Maximum size of a sheet in bytes. */
export const USER_SHEET_BYTES = 5 * 1024 * 1024;

/** The labels of the columns. */
export const SHEET_TEXTS = {
  loginId: 'mgrid',
  password: 'pw',
  name: 'name',
  email: 'email',
  phone: 'phone',
  department: 'department',
  position: 'position',
  groupName: 'group_name',
} as const satisfies Record<UserSheetField, string>;

function columnsOf(label: (field: UserSheetField) => string): DataColumn<ListedSheetRow>[] {
  return USER_SHEET_COLUMNS.map(({ field }) => ({
    field,
    header: label(field),
    flex: field === 'loginId' || field === 'email' ? 1.4 : 1,
    minWidth: 96,
    phone: field === 'loginId' ? 'title' : 'line',
    // A displayed password can be read over a shoulder.
    render: (row) => (field === 'password' ? (row.password === '' ? '–' : '••••••') : row[field] || '–'),
  }));
}

function Preview(props: UserSheetProps & { readonly rows: readonly ListedSheetRow[] }): ReactNode {
  const { rows, selected, onSelectionChange, onEnrol, enrolling, failure } = props;
  const text = useText('users');
  const [page, setPage] = useState(1);
  const start = (page - 1) * SHEET_ROWS_PER_PAGE;
  return (
    <div>
      <Toolbar
        note={text('sheetSelected', { count: selected.size, total: rows.length })}
        actions={
          <Button variant="contained" loading={enrolling} onClick={onEnrol}>
            {text('enrol')}
          </Button>
        }
      />
      {failure !== undefined && (
        <div role="alert" className={styles.error}>
          {failure}
        </div>
      )}
      <DataTable
        label={text('sheetPreview')}
        rows={rows.slice(start, start + SHEET_ROWS_PER_PAGE)}
        columns={columnsOf((field) => text(SHEET_TEXTS[field]))}
        getRowKey={(row) => row.place}
        selection={{ selected, onSelectionChange, nameOf: (row) => row.loginId }}
      />
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageSize={SHEET_ROWS_PER_PAGE}
          total={rows.length}
          onChange={(change) => setPage(change.page)}
        />
      </div>
    </div>
  );
}

/** Many users in one step: the template, the file, its content, and the enrollment of the checked ones (C-BULK-01). */
export function UserSheet(props: UserSheetProps) {
  const { file, onFileChange, error, rows, reading, onTemplate } = props;
  const text = useText('users');
  return (
    <Stack gap="roomy">
      <div className={styles.source}>
        <Button startIcon={<Download {...ICON} />} onClick={onTemplate}>
          {text('sheetTemplate')}
        </Button>
        <div className={styles.file}>
          <FileDrop
            label={text('sheetFile')}
            hint={text('sheetHint')}
            kinds={['.xlsx']}
            maxBytes={USER_SHEET_BYTES}
            file={file}
            error={error}
            onChange={onFileChange}
          />
        </div>
        {reading && <output className={styles.reading}>{text('sheetReading')}</output>}
      </div>
      {rows && <Preview key={file?.name ?? ''} {...props} rows={rows} />}
    </Stack>
  );
}
