import { useStyleNonce, useTimePreferences } from '../../contexts/index.ts';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridComparatorFn,
  type GridRowId,
  type GridSortDirection,
} from '@mui/x-data-grid';
import { enUS, jaJP, koKR } from '@mui/x-data-grid/locales';
import { fileSizeText, formatInstant, shownKind, type FileEntry, type Language } from '@remote-console/domain';
import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import type { ColumnLayout } from './columnLayout.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import type { FileActions } from './fileActions.ts';
import { nameOrder, shownName } from './shownName.ts';
import { useKindLabel } from './useKindLabel.ts';
import styles from './FileGrid.module.css';

export interface FileGridProps extends FileActions {
  readonly label: string;
  readonly entries: readonly FileEntry[];
  /** Names of the selected entries. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (change: { readonly selected: ReadonlySet<string> }) => void;
  /** Which one gets the focus, once it is rendered; null for none. */
  readonly focus: FocusWish | null;
  readonly onFocused: () => void;
  readonly layout: ColumnLayout;
  readonly onLayout: (change: { readonly layout: ColumnLayout }) => void;
  /** Goes to the parent folder. */
  readonly onUp: () => void;
}

/** A row that gets the focus. */
export interface FocusWish {
  /** Null for the first one. */
  readonly name: string | null;
}

/** The grid's own texts: English ones in a language that has none here. */
const LOCALES: Readonly<Partial<Record<Language, typeof enUS>>> = { ko: koKR, ja: jaJP };
/** The grid renders only what is visible; a page is as long as permitted. */
const PAGE = 100;

const isFolder = (entry: FileEntry) => shownKind(entry) === 'folder';

/** Folders stay above files, regardless of the sort direction. */
function foldersFirst(compare: (left: FileEntry, right: FileEntry) => number) {
  return (direction: GridSortDirection): GridComparatorFn<FileEntry> =>
    (_left, _right, leftCell, rightCell) => {
      const left: FileEntry = leftCell.api.getRow(leftCell.id);
      const right: FileEntry = rightCell.api.getRow(rightCell.id);
      const folders = Number(isFolder(right)) - Number(isFolder(left));
      return folders || compare(left, right) * (direction === 'desc' ? -1 : 1);
    };
}

function useColumns({ readOnly, onAct }: FileActions, widths: ColumnLayout['widths']): GridColDef<FileEntry>[] {
  const text = useText('remoteFiles');
  const language = useLanguage();
  const preferences = useTimePreferences();
  const kindText = useKindLabel();
  return useMemo(() => {
    const byName = nameOrder(language);
    const sorted = (compare: (left: FileEntry, right: FileEntry) => number) => ({
      getSortComparator: foldersFirst((left, right) => compare(left, right) || byName(left, right)),
    });
    const columns: GridColDef<FileEntry>[] = [
      {
        field: 'name',
        headerName: text('name'),
        flex: 1,
        minWidth: 180,
        ...sorted(byName),
        renderCell: ({ row }) => (
          <div className={styles.entry}>
            <EntryIcon entry={row} />
            <bdi title={shownName(row.name)} className={styles.name}>
              {shownName(row.name)}
            </bdi>
          </div>
        ),
      },
      {
        field: 'size',
        headerName: text('size'),
        width: 110,
        align: 'right',
        headerAlign: 'right',
        ...sorted((left, right) => left.size - right.size),
        valueFormatter: (_value, row) => (row.kind === 'file' ? fileSizeText(row.size, language) : '–'),
      },
      {
        field: 'modified',
        headerName: text('modified'),
        width: 160,
        ...sorted((left, right) => left.modified - right.modified),
        valueFormatter: (_value, row) => formatInstant(new Date(row.modified).toISOString(), preferences, 'minute'),
      },
      {
        field: 'kind',
        headerName: text('kind'),
        width: 140,
        ...sorted((left, right) => kindText(left).localeCompare(kindText(right), language)),
        valueFormatter: (_value, row) => kindText(row),
      },
      {
        field: 'menu',
        display: 'flex',
        headerName: text('menu'),
        renderHeader: () => <VisuallyHidden>{text('menu')}</VisuallyHidden>,
        width: 56,
        sortable: false,
        resizable: false,
        align: 'center',
        renderCell: ({ row, tabIndex }) => (
          <EntryMenu entry={row} readOnly={readOnly} onAct={onAct} tabIndex={tabIndex} />
        ),
      },
    ];
    return columns.map((column) => {
      const width = widths[column.field];
      return width === undefined ? column : { ...column, flex: 0, width };
    });
  }, [text, language, preferences, kindText, readOnly, onAct, widths]);
}

/** The entries of a folder, with sortable and resizable columns. */
export function FileGrid(props: FileGridProps) {
  const { label, entries, selected, onSelect, focus, onFocused, layout, onLayout, onUp, readOnly, onAct } = props;
  const grid = useGridApiRef();
  const nonce = useStyleNonce();
  const language = useLanguage();
  const columns = useColumns({ readOnly, onAct }, layout.widths);
  const rowSelectionModel = useMemo(
    () => ({ type: 'include' as const, ids: new Set<GridRowId>(selected) }),
    [selected],
  );

  useEffect(() => {
    const names = grid.current?.getSortedRowIds() ?? [];
    const index = focus?.name == null ? 0 : names.indexOf(focus.name);
    const name = names[index];
    if (!focus || name === undefined) return;
    grid.current?.setPage(Math.floor(index / PAGE));
    grid.current?.setCellFocus(name, 'name');
    onFocused();
  }, [grid, focus, onFocused, entries]);

  function press(entry: FileEntry, field: string, event: KeyboardEvent): boolean {
    const chosen = selected.has(entry.name) ? entries.filter(({ name }) => selected.has(name)) : [entry];
    if (event.key === 'Enter' && field !== 'menu') onAct({ action: 'open', entries: [entry] });
    else if (event.key === 'Delete' && !readOnly) onAct({ action: 'delete', entries: chosen });
    else if (event.key === 'F2' && !readOnly) onAct({ action: 'rename', entries: [entry] });
    else if (event.key === 'Backspace') onUp();
    else return false;
    return true;
  }

  return (
    <DataGrid
      nonce={nonce}
      apiRef={grid}
      aria-label={label}
      rows={entries}
      columns={columns}
      getRowId={({ name }) => name}
      rowHeight={36}
      columnHeaderHeight={40}
      checkboxSelection
      disableRowSelectionOnClick
      disableColumnMenu
      localeText={(LOCALES[language] ?? enUS).components.MuiDataGrid.defaultProps.localeText}
      initialState={{ pagination: { paginationModel: { pageSize: PAGE } } }}
      sortModel={layout.sorting}
      onSortModelChange={(sorting) => onLayout({ layout: { ...layout, sorting } })}
      onColumnWidthChange={({ colDef, width }) =>
        onLayout({ layout: { ...layout, widths: { ...layout.widths, [colDef.field]: width } } })
      }
      pageSizeOptions={[PAGE]}
      hideFooter={entries.length <= PAGE}
      rowSelectionModel={rowSelectionModel}
      onRowSelectionModelChange={({ type, ids }) => {
        const names = entries.map(({ name }) => name);
        onSelect({ selected: new Set(names.filter((name) => ids.has(name) === (type === 'include'))) });
      }}
      onRowDoubleClick={({ row }) => onAct({ action: 'open', entries: [row] })}
      onCellKeyDown={({ row, field }, event) => {
        if (!press(row, field, event)) return;
        event.preventDefault();
        event.defaultMuiPrevented = true;
      }}
      sx={{ border: 0, borderRadius: 0, '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}
