import { formatNumber, pluralForm } from '../numbers/index.ts';
import { NUMBER, ORDINAL, SELECT, type Forms, type Message, type Placeholder, type TextValues } from './message.ts';

/** The form for a number: that of the number itself (`=0`), or that of the language. */
function formFor(forms: Forms, language: string, count: number, type: Intl.PluralRuleType): Message {
  return forms[`=${count}`] ?? forms[pluralForm(language, count, type)] ?? forms.other;
}

function formatPlaceholder(placeholder: Placeholder, language: string, values: TextValues): string {
  const [name] = placeholder;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  switch (placeholder[1]) {
    case undefined:
      return value === undefined ? `{${name}}` : String(value);
    case NUMBER:
      return value === undefined ? `{${name}}` : formatNumber(language, Number(value), placeholder[2]);
    case SELECT: {
      const forms = placeholder[2];
      const isKnown = value !== undefined && Object.hasOwn(forms, value);
      return formatMessage((isKnown ? forms[value] : undefined) ?? forms.other, language, values);
    }
    default: {
      const [, kind, forms] = placeholder;
      const type = kind === ORDINAL ? 'ordinal' : 'cardinal';
      const form = value === undefined ? forms.other : formFor(forms, language, Number(value), type);
      return formatMessage(form, language, values);
    }
  }
}

/**
 * A message in words. Values are put in as they are: nothing in a value is read as a placeholder. One that is not given
 * leaves its name in braces.
 */
export function formatMessage(message: Message, language: string, values: TextValues): string {
  if (typeof message === 'string') return message;
  let words = '';
  for (const part of message) words += typeof part === 'string' ? part : formatPlaceholder(part, language, values);
  return words;
}
