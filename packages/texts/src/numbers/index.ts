/** How a number is written: the options of `Intl.NumberFormat`. */
export type NumberStyle = Readonly<Intl.NumberFormatOptions>;

const formats = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();

/** Languages that write whole numbers in digits from 0 to 9, with a comma before each group of three. */
const WITH_COMMAS: ReadonlySet<string> = new Set(['ko', 'en', 'ja']);

/** Where a comma is written into the digits of a whole number. */
const BEFORE_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

function formatOf(language: string, style: NumberStyle | undefined): Intl.NumberFormat {
  const key = style ? language + JSON.stringify(style) : language;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, style);
  formats.set(key, format);
  return format;
}

/**
 * A number as a language writes it. The whole numbers of our languages are written without `Intl`, whose first formatter
 * takes a page several milliseconds: counts are on every page, and decimals on few.
 */
export function formatNumber(language: string, value: number, style?: NumberStyle): string {
  if (!style && WITH_COMMAS.has(language) && Number.isSafeInteger(value)) {
    return String(value).replaceAll(BEFORE_THOUSANDS, ',');
  }
  return formatOf(language, style).format(value);
}

/**
 * The plural form that a language uses for a number: of a count, or of an ordinal such as “2nd”. English counts are
 * decided without `Intl`, for the same reason.
 */
export function pluralForm(language: string, count: number, type: Intl.PluralRuleType = 'cardinal'): string {
  if (language === 'en' && type === 'cardinal') return Math.abs(count) === 1 ? 'one' : 'other';
  const key = language + type;
  const ruling = rules.get(key) ?? new Intl.PluralRules(language, { type });
  rules.set(key, ruling);
  return ruling.select(count);
}
