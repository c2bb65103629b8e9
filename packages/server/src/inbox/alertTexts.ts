import type { AlertType, Language } from '@remote-console/domain';
import { textsInEveryLanguage } from '@remote-console/texts/server';

const [HISTORY, GROUP_PAGES] = await Promise.all([textsInEveryLanguage('history'), textsInEveryLanguage('groupPages')]);

const UNIT_KEYS = { minutes: 'unitMinutes', percent: 'unitPercent', celsius: 'unitCelsius', rpm: 'unitRpm' } as const;

/** The name of an alert, as the history shows it. */
export const alertName = ({ meaning }: AlertType, language: Language): string => HISTORY[language](meaning);

/** The unit of an alert's values, without a value. */
export const alertUnit = ({ unit }: AlertType, language: Language): string => GROUP_PAGES[language](UNIT_KEYS[unit]);

/** A value of an alert with its unit, such as `95%`. */
export function alertAmount({ unit }: AlertType, value: number, language: Language): string {
  const text = HISTORY[language];
  return unit === 'minutes' ? text(unit, { count: value }) : text(unit, { value });
}
