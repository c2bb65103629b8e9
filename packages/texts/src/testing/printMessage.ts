import { NUMBER, ORDINAL, PLURAL, type Forms, type Message, type Placeholder } from '../messages/index.ts';
import type { NumberStyle } from '../numbers/index.ts';

/** Words as a message has them: what would begin a placeholder, or write a number, is quoted. */
const quoted = (words: string, isCounted: boolean) =>
  words.replaceAll("'", "''").replaceAll(isCounted ? /[{}#]/g : /[{}]/g, (mark) => `'${mark}'`);

/** The number skeleton of a style. */
function skeletonOf({ style, currency, minimumFractionDigits = 0, maximumFractionDigits = 0 }: NumberStyle): string {
  const unit = style === 'currency' ? `currency/${String(currency)}` : style;
  const digits = '0'.repeat(minimumFractionDigits) + '#'.repeat(maximumFractionDigits - minimumFractionDigits);
  return [unit, digits && `.${digits}`].filter(Boolean).join(' ');
}

function printForms(forms: Forms, isCounted: boolean): string {
  return Object.entries(forms)
    .map(([form, message]) => `${form} {${printMessage(message, isCounted)}}`)
    .join(' ');
}

function printPlaceholder(placeholder: Placeholder, isCounted: boolean): string {
  const [name, kind] = placeholder;
  if (kind === undefined) return `{${name}}`;
  if (kind === NUMBER)
    return placeholder[2] ? `{${name}, number, ::${skeletonOf(placeholder[2])}}` : `{${name}, number}`;
  const chooses = kind === PLURAL ? 'plural' : kind === ORDINAL ? 'selectordinal' : 'select';
  return `{${name}, ${chooses}, ${printForms(placeholder[2], isCounted || chooses !== 'select')}}`;
}

/**
 * A compiled message as an ICU message, such as a file of the catalog has it: the inverse of `compileMessage`.
 *
 * @param isCounted Whether it is a plural form, in which `#` writes a number.
 */
export function printMessage(message: Message, isCounted = false): string {
  const parts = typeof message === 'string' ? [message] : message;
  return parts
    .map((part) => (typeof part === 'string' ? quoted(part, isCounted) : printPlaceholder(part, isCounted)))
    .join('');
}
