import Box from '@mui/material/Box';
import { HiddenText } from '../HiddenText/index.ts';

/** One line of numbers. */
interface TableLine {
  readonly key: string;
  /** What the numbers belong to. */
  readonly name: string;
  /** A cell for each column after the first; empty where there is no number. */
  readonly cells: readonly string[];
}

/** The numbers of a chart, in words. */
export interface ChartNumbers {
  /** Name of each column; the first names what the lines belong to. */
  readonly columns: readonly string[];
  readonly lines: readonly TableLine[];
  /** Below the lines: totals, a limit. */
  readonly foot?: TableLine | undefined;
}

interface ChartTableProps {
  readonly caption: string;
  readonly numbers: ChartNumbers;
  /** Height of the table in pixels; `null` while the chart is drawn: it is for those who listen then, and takes no room. */
  readonly height: number | null;
}

const HIDDEN = {
  position: 'absolute',
  top: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const SHOWN = {
  overflow: 'auto',
  fontSize: 'var(--rc-font-size-dense)',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'tone.accent', outlineOffset: '2px' },
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': {
    p: 'calc(var(--rc-space-snug) - 1px) var(--rc-space-sm)',
    borderBottom: 1,
    borderColor: 'tone.line',
    fontWeight: 400,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th, & tfoot th, & tfoot td': { position: 'sticky', bgcolor: 'tone.surface' },
  '& thead th': { top: 0, color: 'tone.textSecondary', fontWeight: 500 },
  '& tfoot th, & tfoot td': { bottom: 0, borderTop: 1, borderColor: 'tone.line', borderBottom: 0, fontWeight: 600 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;

interface LineProps {
  readonly columns: readonly string[];
  readonly line: TableLine;
}

function Line({ columns, line: { name, cells } }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, place) => (
        <td key={columns[place + 1]}>{cell}</td>
      ))}
    </tr>
  );
}

/** The numbers of a chart as a table: instead of the drawing, or beside it for those who listen. */
export function ChartTable({ caption, numbers: { columns, lines, foot }, height }: ChartTableProps) {
  const table = (
    <table>
      <caption>
        <HiddenText>{caption}</HiddenText>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.key} columns={columns} line={line} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Line columns={columns} line={foot} />
        </tfoot>
      )}
    </table>
  );
  if (height === null) return <Box sx={HIDDEN}>{table}</Box>;
  return (
    // Long tables scroll inside, so the keyboard has to reach them.
    <Box role="region" aria-label={caption} tabIndex={0} sx={{ ...SHOWN, height }}>
      {table}
    </Box>
  );
}
