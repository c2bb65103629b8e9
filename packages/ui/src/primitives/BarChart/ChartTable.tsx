import Box from '@mui/material/Box';
import type { ChartBar } from './BarChart.tsx';

interface ChartTableProps {
  readonly caption: string;
  readonly category: string;
  readonly series: string;
  readonly bars: readonly ChartBar[];
  readonly format: (value: number) => string;
}

/** The same numbers for those who listen; it takes no room on the screen. */
export function ChartTable({ caption, category, series, bars, format }: ChartTableProps) {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 0,
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{category}</th>
            <th scope="col">{series}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
