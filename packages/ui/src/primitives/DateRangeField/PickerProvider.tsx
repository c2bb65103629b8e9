import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, jaJP, koKR } from '@mui/x-date-pickers/locales';
import { dayInZone, type Language } from '@remote-console/domain';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { calendarName } from './calendars.ts';

/** The pickers' own texts: English ones in a language that has none here. */
const LOCALES: Readonly<Partial<Record<Language, typeof enUS>>> = { ko: koKR, ja: jaJP };

type AdapterOptions = ConstructorParameters<typeof AdapterDayjs>[0];

/** A date adapter with the given day, `YYYY-MM-DD`, as today: the pickers would use the browser's clock and zone. */
function adapterOn(today: string) {
  return class extends AdapterDayjs {
    constructor(options?: AdapterOptions) {
      super(options);
      const { date } = this;
      // Assigned, because its type cannot be expressed for both input and output.
      Object.assign(this, {
        date: (value?: string | null, timezone?: string) => date(value === undefined ? today : value, timezone),
      });
    }
  };
}

/** The calendar and the texts of the pickers, in the language of the page. Loaded together with the pickers. */
export function PickerProvider({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  // The pickers' own texts are loaded with them: in the page theme they would be in the initial bundle.
  const withTexts = useCallback(
    (theme: Theme) => ({ ...theme, components: { ...theme.components, ...(LOCALES[language] ?? enUS).components } }),
    [language],
  );
  const { timeZoneId } = useTimePreferences();
  const today = dayInZone(useNow(), timeZoneId);
  const adapter = useMemo(() => adapterOn(today), [today]);
  const calendar = useMemo(() => calendarName(language), [language]);
  return (
    <ThemeProvider theme={withTexts}>
      <LocalizationProvider dateAdapter={adapter} adapterLocale={calendar}>
        {children}
      </LocalizationProvider>
    </ThemeProvider>
  );
}
