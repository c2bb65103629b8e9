import { enUS, jaJP, koKR } from '@mui/x-data-grid/locales';

const LOCALES = { ko: koKR, en: enUS, ja: jaJP };

/**
 * The data grid's own texts in a language. Import this beside the grid, in the part of the application that is loaded on
 * demand: it is no part of the theme, so that a first page carries none of it.
 */
export function gridLocaleText(language: keyof typeof LOCALES) {
  return LOCALES[language].components.MuiDataGrid.defaultProps.localeText;
}
