import Box from '@mui/material/Box';
import { useText } from '../../i18n/index.ts';

/** One row; its cells are in the order of the head. */
export interface RecordRow {
  readonly key: number;
  readonly cells: readonly string[];
}

interface RecordTableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly RecordRow[];
}

/** A plain table of words. Without rows it says that there is nothing [B-DETAIL-24]. */
export function RecordTable({ label, head, rows }: RecordTableProps) {
  const text = useText('devices');
  if (rows.length === 0) {
    return (
      <Box sx={{ p: 'var(--rc-space-huge) var(--rc-space-xl)', textAlign: 'center', color: 'tone.textSecondary' }}>
        {text('noData')}
      </Box>
    );
  }
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        minWidth: 480,
        borderCollapse: 'collapse',
        fontSize: 'var(--rc-font-size-dense)',
        lineHeight: '20px',
        '& th': {
          p: 'var(--rc-space-cosy) var(--rc-space-lg)',
          fontSize: 'var(--rc-font-size-label)',
          fontWeight: 500,
          textAlign: 'start',
          color: 'tone.textSecondary',
          whiteSpace: 'nowrap',
        },
        '& td': {
          p: 'var(--rc-space-cosy) var(--rc-space-lg)',
          borderTop: 1,
          borderColor: 'tone.line',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, column) => (
              <td key={head[column] ?? column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
