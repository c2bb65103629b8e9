import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, jaJP, koKR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/ja.js';
import 'dayjs/locale/ko.js';
import { useCallback, useState } from 'react';
import { useLanguage, useText } from '../../i18n/useText.ts';
import { DateInput } from './DateInput.tsx';
import type { DateRangeFieldProps } from './DateRangeField.tsx';
import { entryOf, rangeFaults, rangeOf, withStart, type RangeEntries } from './dateRange.ts';

const LOCALES = { ko: koKR, en: enUS, ja: jaJP };

/** The two pickers. Loaded on demand by `DateRangeField`. */
export function DateRangePickers({ value, onChange, labels, min, max, error, disabled = false }: DateRangeFieldProps) {
  const text = useText('common');
  const language = useLanguage();
  // The pickers' own texts come with the pickers: in the theme of the page they would be on its first path.
  const withTexts = useCallback(
    (theme: Theme) => ({ ...theme, components: { ...theme.components, ...LOCALES[language].components } }),
    [language],
  );
  const [known, setKnown] = useState(value);
  const [entries, setEntries] = useState<RangeEntries>({ start: entryOf(value.start), end: entryOf(value.end) });

  // A value from outside takes the place of what was typed; the field's own answer coming back does not.
  let shown = entries;
  if (value.start !== known.start || value.end !== known.end) {
    shown = {
      start: value.start === known.start ? entries.start : entryOf(value.start),
      end: value.end === known.end ? entries.end : entryOf(value.end),
    };
    setKnown(value);
    setEntries(shown);
  }

  const bounds = { min, max };
  const faults = rangeFaults(shown, bounds);
  const change = (next: RangeEntries) => {
    const range = rangeOf(next, bounds);
    setEntries(next);
    setKnown(range);
    if (range.start !== value.start || range.end !== value.end) onChange({ value: range });
  };
  const firstEnd = rangeOf(shown, bounds).start ?? min;

  return (
    <ThemeProvider theme={withTexts}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
        <DateInput
          label={labels?.start ?? text('startDate')}
          entry={shown.start}
          min={min}
          max={max}
          error={faults.start ? text(faults.start) : error}
          disabled={disabled}
          onEnter={(start) => change(withStart(shown, start))}
        />
        <DateInput
          label={labels?.end ?? text('endDate')}
          entry={shown.end}
          min={firstEnd}
          max={max}
          error={faults.end ? text(faults.end) : undefined}
          disabled={disabled}
          onEnter={(end) => change({ start: shown.start, end })}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
