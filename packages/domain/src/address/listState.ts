import { oneOf, pageOf, pageSizeOf, searchOf, type ViewParameters } from './viewParameters.ts';

/** How the address carries one part of a list's state. */
export interface StateParameter<Value> {
  /** The query parameter. */
  readonly name: string;
  /** Reads untrusted input; missing or invalid values become the list's initial ones. */
  readonly read: (text: string | null | undefined) => Value;
  /** The text of a value; `null` if the address can omit it. */
  readonly write: (value: Value) => string | null;
}

/** Converts between a list's state and its address. */
export interface ListState<State> {
  /** The initial state of the list. */
  readonly initial: State;
  readonly parse: (parameters: ViewParameters) => State;
  readonly format: (state: State) => Record<string, string>;
}

/**
 * Reads and writes what the address carries of a list. Any address is valid, and initial values are omitted, so that
 * the initial list has a plain address.
 *
 * @param parts The parts of the state, in the order in which they appear in the address.
 */
export function listState<State extends object>(parts: {
  readonly [Part in keyof State]: StateParameter<State[Part]>;
}): ListState<State>;
export function listState(
  parts: Readonly<Record<string, StateParameter<unknown>>>,
): ListState<Record<string, unknown>> {
  const all = Object.entries(parts);
  const parse = (parameters: ViewParameters) =>
    Object.fromEntries(all.map(([part, { name, read }]) => [part, read(parameters[name])]));
  return {
    initial: parse({}),
    parse,
    format(state) {
      const written = all.map(([part, { name, write }]) => [name, write(state[part])] as const);
      return Object.fromEntries(written.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
    },
  };
}

/** One of several choices. */
export const choiceParameter = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
  initial: NoInfer<Choice>,
): StateParameter<Choice> => ({
  name,
  read: (text) => oneOf(choices, text, initial),
  write: (value) => (value === initial ? null : value),
});

/** One of several choices, or `null` for none. */
export const optionalParameter = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): StateParameter<Choice | null> => ({
  name,
  read: (text) => choices.find((choice) => choice === text) ?? null,
  write: (value) => value,
});

/** A flag; the address says `1`. */
export const flagParameter = (name: string): StateParameter<boolean> => ({
  name,
  read: (text) => text === '1',
  write: (value) => (value ? '1' : null),
});

/** The page, counted from 1. */
export const pageParameter = (name = 'page'): StateParameter<number> => ({
  name,
  read: pageOf,
  write: (value) => (value === 1 ? null : String(value)),
});

/** Rows per page, one of the available sizes. */
export const sizeParameter = <Size extends number>(
  sizes: readonly Size[],
  initial: NoInfer<Size>,
): StateParameter<Size> => ({
  name: 'size',
  read: (text) => pageSizeOf(sizes, text, initial),
  write: (value) => (value === initial ? null : String(value)),
});

/** The sort direction. */
export const orderParameter = (initial: 'asc' | 'desc'): StateParameter<'asc' | 'desc'> =>
  choiceParameter('order', ['asc', 'desc'], initial);

/** A search text: trimmed, no longer than the limit, and empty for none. */
export const searchParameter = (name: string, limit: number): StateParameter<string> => ({
  name,
  read: (text) => searchOf(text, limit),
  write: (value) => (value === '' ? null : value),
});

/** The same as typed, with surrounding spaces. */
export const typedParameter = (name: string, limit: number): StateParameter<string> => ({
  ...searchParameter(name, limit),
  read: (text) => (text ?? '').slice(0, limit),
});
