import type { Components, Theme } from '@mui/material/styles';
import { height, radius } from '../tokens.ts';
import { focusStyleInside } from './focus.ts';

const toneOf = (theme: Theme) => theme.vars.palette.tone;

/**
 * The look of the data grid: hairlines, no vertical rules, tabular figures. Styles only; the grid itself is not imported.
 *
 * @param styleNonce Nonce of the page's Content-Security-Policy, for the styles that the grid writes by itself.
 */
export const dataGridComponents = (styleNonce: string): Components<Theme> => ({
  MuiDataGrid: {
    defaultProps: {
      ...(styleNonce === '' ? {} : { nonce: styleNonce }),
      rowHeight: height.row,
      columnHeaderHeight: 40,
      disableColumnMenu: true,
      disableRowSelectionOnClick: true,
      hideFooter: true,
    },
    styleOverrides: {
      root: ({ theme }) => ({
        '--DataGrid-rowBorderColor': toneOf(theme).line,
        '--DataGrid-containerBackground': toneOf(theme).surface,
        '--DataGrid-t-color-border-base': toneOf(theme).line,
        '--DataGrid-t-color-background-base': toneOf(theme).surface,
        border: `1px solid ${toneOf(theme).line}`,
        borderRadius: radius.card,
        backgroundColor: toneOf(theme).surface,
        color: toneOf(theme).text,
        fontSize: 13,
        lineHeight: '20px',
        fontVariantNumeric: 'tabular-nums',
        '& .MuiDataGrid-columnSeparator': { display: 'none' },
        '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': { outline: 'none' },
        '& .MuiDataGrid-columnHeader:focus-visible, & .MuiDataGrid-cell:focus-visible': focusStyleInside(theme),
        '& .MuiDataGrid-columnHeader:focus-within:not(:focus), & .MuiDataGrid-cell:focus-within:not(:focus)': {
          outline: 'none',
        },
        '& .MuiDataGrid-cell.MuiDataGrid-cellCheckbox.MuiDataGrid-cell--flex': { justifyContent: 'center' },
        '& .MuiDataGrid-row:hover': { backgroundColor: toneOf(theme).ground },
        '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
          backgroundColor: toneOf(theme).accentSoft,
        },
      }),
      columnHeader: ({ theme }) => ({ color: toneOf(theme).textSecondary, fontSize: 12.5 }),
      columnHeaderTitle: { fontWeight: 500 },
      cell: { display: 'flex', alignItems: 'center' },
    },
  },
});
