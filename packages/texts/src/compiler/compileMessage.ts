import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { NUMBER, ORDINAL, PLURAL, SELECT, type Message, type Placeholder } from '../messages/index.ts';
import type { NumberStyle } from '../numbers/index.ts';

type Part = string | Placeholder;
type NumberElement = Extract<MessageFormatElement, { readonly type: TYPE.number }>;
type ChoosingElement = Extract<MessageFormatElement, { readonly type: TYPE.plural | TYPE.select }>;

/** Styles that are named instead of described by a skeleton, as ICU names them. */
const NAMED_STYLES: Readonly<Record<string, NumberStyle>> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};

function styleOf({ style }: NumberElement): NumberStyle | undefined {
  if (style === null || style === undefined) return undefined;
  const options = typeof style === 'string' ? NAMED_STYLES[style] : style.parsedOptions;
  // `Intl` has no scale: a number is handed over as it is written.
  if (!options || 'scale' in options) throw new Error('unknown number style');
  return options;
}

function compileNumber(element: NumberElement): Placeholder {
  const style = styleOf(element);
  return style ? [element.value, NUMBER, style] : [element.value, NUMBER];
}

/** A message that chooses; one with a single form is that form, as in a language without plural forms. */
function compileChoice(element: ChoosingElement, counted: string | null): readonly Part[] {
  const isPlural = element.type === TYPE.plural;
  if (isPlural && element.offset !== 0) throw new Error('offsets are not supported');
  const name = isPlural ? element.value : counted;
  const forms = Object.entries(element.options).map(([form, { value }]) => [form, compileParts(value, name)] as const);
  const [first, ...others] = forms;
  if (first && others.length === 0) return first[1];
  const kind = isPlural ? (element.pluralType === 'ordinal' ? ORDINAL : PLURAL) : SELECT;
  const messages: Readonly<Record<string, Message>> = Object.fromEntries(
    forms.map(([form, parts]) => [form, messageOf(parts)]),
  );
  const { other } = messages;
  if (other === undefined) throw new Error('a choice needs the form other');
  return [[element.value, kind, { ...messages, other }]];
}

function compileElement(element: MessageFormatElement, counted: string | null): readonly Part[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.argument:
      return [[element.value]];
    case TYPE.number:
      return [compileNumber(element)];
    case TYPE.pound:
      return counted === null ? ['#'] : [[counted, NUMBER]];
    case TYPE.plural:
    case TYPE.select:
      return compileChoice(element, counted);
    default:
      throw new Error('dates, times and tags are not supported: hand them over as text');
  }
}

/** @param counted The number that `#` writes, within plural forms. */
function compileParts(elements: readonly MessageFormatElement[], counted: string | null): readonly Part[] {
  const parts: Part[] = [];
  for (const part of elements.flatMap((element) => compileElement(element, counted))) {
    const before = parts.at(-1);
    if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
    else parts.push(part);
  }
  return parts;
}

function messageOf(parts: readonly Part[]): Message {
  const [only = '', ...others] = parts;
  return typeof only === 'string' && others.length === 0 ? only : parts;
}

function read<Result>(message: string, use: (elements: readonly MessageFormatElement[]) => Result): Result {
  try {
    return use(parse(message, { ignoreTag: true, shouldParseSkeletons: true }));
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`“${message}” is no message: ${why}`, { cause: thrown });
  }
}

/**
 * Compiles an ICU message: `{name}`, `{count, number}`, `{count, plural, one {# day} other {# days}}`, `selectordinal` and
 * `select`. Whatever else is in it is words; what looks like a tag, too.
 *
 * @throws Error where the message is not well-formed, or asks for something that is not supported.
 */
export function compileMessage(message: string): Message {
  return read(message, (elements) => messageOf(compileParts(elements, null)));
}

/** What a message does with a value: `number` where it writes or counts it, else `text`. */
export type ValueKind = 'number' | 'text';

/** The values that an ICU message asks for, by name, in the order in which they are first read. */
export function valuesOf(message: string): ReadonlyMap<string, ValueKind> {
  const kinds = new Map<string, ValueKind>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      const isNumber = element.type === TYPE.number || element.type === TYPE.plural;
      kinds.set(element.value, isNumber ? 'number' : (kinds.get(element.value) ?? 'text'));
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const { value } of Object.values(element.options)) visit(value);
      }
    }
  };
  read(message, visit);
  return kinds;
}
