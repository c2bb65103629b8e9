import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, jaJP, koKR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/ja.js';
import 'dayjs/locale/ko.js';
import { useCallback, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/useText.ts';

const LOCALES = { ko: koKR, en: enUS, ja: jaJP };

/** The calendar and the texts of the pickers, in the language of the page. Loaded together with the pickers. */
export function PickerProvider({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  // The pickers' own texts come with the pickers: in the theme of the page they would be on its first path.
  const withTexts = useCallback(
    (theme: Theme) => ({ ...theme, components: { ...theme.components, ...LOCALES[language].components } }),
    [language],
  );
  return (
    <ThemeProvider theme={withTexts}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
        {children}
      </LocalizationProvider>
    </ThemeProvider>
  );
}
