import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { pageSelection, togglePage, toggleSelection } from '@remote-console/domain';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { CheckField } from '../CheckField/index.ts';
import { useIsOutdated } from '../OutdatedNote/index.ts';
import type { RowKey, RowTone } from '../TableGrid/index.ts';
import { OpeningTitle } from './OpeningTitle.tsx';
import { SortSelect } from './SortSelect.tsx';
import { selectableKeys, type DataRowsProps, type PhoneRole } from './types.ts';

const GROUNDS = {
  normal: 'tone.surface',
  warn: 'tone.warnSoft',
  error: 'tone.errorSoft',
  quiet: 'tone.sunken',
} as const satisfies Record<RowTone, string>;

interface LineProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Line({ name, children }: LineProps) {
  return (
    <>
      <Box component="dt" sx={{ color: 'tone.textSecondary', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', '& .rc-status': { whiteSpace: 'normal' } }}
      >
        {children}
      </Box>
    </>
  );
}

interface CardProps<Row, Key extends RowKey, SortKey extends string> extends DataRowsProps<Row, Key, SortKey> {
  readonly row: Row;
}

function Card<Row, Key extends RowKey, SortKey extends string>(props: CardProps<Row, Key, SortKey>) {
  const { row, columns, getRowKey, selection, rowTone, onRowOpen } = props;
  const text = useText('common');
  const isOutdated = useIsOutdated();
  const titleId = useId();
  const as = (role: PhoneRole) => columns.filter(({ phone = 'line' }) => phone === role);
  const lines = as('line');
  const actions = as('actions');
  const isSelected = selection?.selected.has(getRowKey(row)) ?? false;
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        p: 'var(--rc-space-inset)',
        border: 1,
        borderColor: isSelected ? 'tone.accent' : 'tone.line',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: isSelected ? 'tone.accentSoft' : GROUNDS[rowTone?.(row) ?? 'normal'],
        fontSize: 'var(--rc-font-size-dense)',
        lineHeight: '20px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-xs)', minWidth: 0 }}>
        {selection && (selection.isSelectable?.(row) ?? true) && (
          <Checkbox
            sx={{ m: 'calc(-1 * var(--rc-space-sm)) 0 calc(-1 * var(--rc-space-sm)) calc(-1 * var(--rc-space-inset))' }}
            disabled={isOutdated}
            checked={isSelected}
            slotProps={{ input: { 'aria-label': text('selectRow', { name: selection.nameOf(row) }) } }}
            onChange={() =>
              selection.onSelectionChange({ selected: toggleSelection(selection.selected, getRowKey(row)) })
            }
          />
        )}
        <Box
          id={titleId}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 'var(--rc-space-xs) var(--rc-space-sm)',
            flex: 1,
            minWidth: 0,
            fontSize: 'var(--rc-font-size-body)',
            lineHeight: '22px',
            fontWeight: 600,
            overflowWrap: 'anywhere',
            '& > .MuiButtonBase-root': { minHeight: 44, my: 'calc(1px - var(--rc-space-md))' },
          }}
        >
          {as('title').map(({ field, render }) =>
            onRowOpen ? (
              <OpeningTitle key={field} onOpen={() => onRowOpen(row)}>
                {render(row)}
              </OpeningTitle>
            ) : (
              <Box key={field} sx={{ minWidth: 0 }}>
                {render(row)}
              </Box>
            ),
          )}
        </Box>
      </Box>
      {lines.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
            gap: 'var(--rc-space-xs) var(--rc-space-lg)',
            m: 'var(--rc-space-sm) 0 0',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {lines.map(({ field, header, render }) => (
            <Line key={field} name={header}>
              {render(row)}
            </Line>
          ))}
        </Box>
      )}
      {actions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--rc-space-sm)', mt: 'var(--rc-space-md)' }}>
          {actions.map(({ field, render }) => (
            <Box key={field} sx={{ display: 'contents' }}>
              {render(row)}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The rows on a phone: a list of cards, with the order and the choice of all above it. */
export function DataCards<Row, Key extends RowKey, SortKey extends string>(props: DataRowsProps<Row, Key, SortKey>) {
  const { label, rows, columns, getRowKey, sorting, onSort, selection } = props;
  const text = useText('common');
  const isOutdated = useIsOutdated();
  const page = selection ? selectableKeys(rows, getRowKey, selection) : [];
  const onPage = selection ? pageSelection(selection.selected, page) : 'none';
  const sortable = onSort !== undefined && columns.some(({ sortKey }) => sortKey !== undefined);
  return (
    <Box>
      {(sortable || page.length > 0) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 'var(--rc-space-md)',
            mb: 'var(--rc-space-cosy)',
          }}
        >
          {selection && page.length > 0 && (
            <CheckField
              label={text('selectPage')}
              disabled={isOutdated}
              checked={onPage === 'all'}
              partly={onPage === 'some'}
              onChange={() => selection.onSelectionChange({ selected: togglePage(selection.selected, page) })}
            />
          )}
          {sortable && (
            <Box sx={{ minWidth: 0, ml: 'auto' }}>
              <SortSelect columns={columns} sorting={sorting} onSort={onSort} />
            </Box>
          )}
        </Box>
      )}
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 'var(--rc-space-cosy)',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {rows.map((row) => (
          <li key={getRowKey(row)}>
            <Card {...props} row={row} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
