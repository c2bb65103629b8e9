import { oneOf, pageOf, pageSizeOf, searchOf, type ViewParameters } from './viewParameters.ts';

/** How the address carries one part of a list's state. */
export interface StateParameter<Value> {
  /** The query parameter. */
  readonly name: string;
  /** Reads what anybody may have written; what is missing or makes no sense is as in a list that opens. */
  readonly read: (text: string | null | undefined) => Value;
  /** The text of a value; `null` where the address need not say it. */
  readonly write: (value: Value) => string | null;
}

/** A list's state and its address, each made from the other. */
export interface ListState<State> {
  /** The list as it opens. */
  readonly initial: State;
  readonly parse: (parameters: ViewParameters) => State;
  readonly format: (state: State) => Record<string, string>;
}

/**
 * Reads and writes what the address carries of a list. Any address shows something, and what is as in a list that opens is
 * left out, so that the plain list has a plain address.
 *
 * @param parts The parts of the state, in the order in which the address names them.
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

/** One of some choices. */
export const choiceParameter = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
  initial: NoInfer<Choice>,
): StateParameter<Choice> => ({
  name,
  read: (text) => oneOf(choices, text, initial),
  write: (value) => (value === initial ? null : value),
});

/** One of some choices, or `null` for none. */
export const optionalParameter = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): StateParameter<Choice | null> => ({
  name,
  read: (text) => choices.find((choice) => choice === text) ?? null,
  write: (value) => value,
});

/** Whether something is so; the address says `1`. */
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

/** Rows on a page, one of the sizes on offer. */
export const sizeParameter = <Size extends number>(
  sizes: readonly Size[],
  initial: NoInfer<Size>,
): StateParameter<Size> => ({
  name: 'size',
  read: (text) => pageSizeOf(sizes, text, initial),
  write: (value) => (value === initial ? null : String(value)),
});

/** Which way the list is sorted. */
export const orderParameter = (initial: 'asc' | 'desc'): StateParameter<'asc' | 'desc'> =>
  choiceParameter('order', ['asc', 'desc'], initial);

/** A text that is searched for: trimmed, no longer than the limit, and empty for none. */
export const searchParameter = (name: string, limit: number): StateParameter<string> => ({
  name,
  read: (text) => searchOf(text, limit),
  write: (value) => (value === '' ? null : value),
});

/** The same as it is typed, with the spaces around it. */
export const typedParameter = (name: string, limit: number): StateParameter<string> => ({
  ...searchParameter(name, limit),
  read: (text) => (text ?? '').slice(0, limit),
});
