import type { Language } from '@remote-console/domain';
import { formatNumber } from './numbers.ts';

/** What goes into the placeholders of a text, by name. `count` also picks the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

interface Placeholder {
  readonly name: string;
  readonly isNumber: boolean;
  /** The placeholder as it stands in the text, for a value that is not given. */
  readonly written: string;
  /** What stands between this placeholder and the next. */
  readonly following: string;
}

/** A text taken apart once: what stands before its first placeholder, and each placeholder with what follows it. */
export interface TextTemplate {
  readonly beginning: string;
  readonly placeholders: readonly Placeholder[];
}

/** What is between the braces of `{{name}}` and `{{count, number}}`. */
const PLACEHOLDER = /\{\{(.+?)\}\}/;

/** Takes a text apart. A placeholder is a name in double braces; with `, number` it is written as the language does. */
export function parseTemplate(text: string): TextTemplate {
  // Split by a pattern with a group: words and what stands between braces in turns.
  const [beginning = '', ...rest] = text.split(PLACEHOLDER);
  const placeholders: Placeholder[] = [];
  for (let index = 0; index < rest.length; index += 2) {
    const inner = rest[index] ?? '';
    const [name = '', format = ''] = inner.split(',');
    placeholders.push({
      name: name.trim(),
      isNumber: format.trim() === 'number',
      written: `{{${inner}}}`,
      following: rest[index + 1] ?? '',
    });
  }
  return { beginning, placeholders };
}

/** Puts values into a text, as they are: nothing in a value is read as a placeholder. */
export function formatTemplate(template: TextTemplate, language: Language, values: TextValues): string {
  let words = template.beginning;
  for (const { name, isNumber, written, following } of template.placeholders) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) words += written;
    else words += isNumber ? formatNumber(language, Number(value)) : String(value);
    words += following;
  }
  return words;
}
