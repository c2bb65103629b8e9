import { type DraftOwner, type DraftStorage, prefixOf } from './keptDrafts.ts';

/** Reads a stored value: `undefined` if invalid. Anybody can write to storage. */
export type ReadField<Value> = (stored: unknown) => Value | undefined;

/** The fields to keep. Never includes a password, a code or another secret. */
export type KeptFields<Values> = { readonly [Name in keyof Values]?: ReadField<Values[Name]> };

/** A form whose entries survive a page reload. */
export interface DraftForm<Values> {
  /** A unique name among all forms. */
  readonly name: string;
  /** Increased whenever the meaning of a field changes: older drafts are then ignored. */
  readonly version: number;
  readonly fields: KeptFields<Values>;
}

/** Maximum length of a kept draft, in characters. */
export const DRAFT_LIMIT = 20_000;
/** Maximum length of a restored field, in characters. */
const TEXT_LIMIT = 2000;

/** A text field. */
export const keptText: ReadField<string> = (stored) =>
  typeof stored === 'string' && stored.length <= TEXT_LIMIT ? stored : undefined;

/** A switch. */
export const keptSwitch: ReadField<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

/** One of several values. */
export const keptOneOf =
  <Value>(values: readonly Value[]): ReadField<Value> =>
  (stored) =>
    values.find((value) => value === stored);

/** The storage key of a form's draft. */
export const draftKey = <Values>({ name, version }: DraftForm<Values>, owner: DraftOwner): string =>
  `${prefixOf(owner)}${name}:${version}`;

function keptNames<Values extends object>(
  { fields }: DraftForm<Values>,
  values: Values,
): readonly Extract<keyof Values, string>[] {
  const isKept = (name: string): name is Extract<keyof Values, string> => Object.hasOwn(fields, name);
  return Object.keys(values).filter(isKept);
}

function written<Values extends object>(form: DraftForm<Values>, values: Values): string {
  return JSON.stringify(Object.fromEntries(keptNames(form, values).map((name) => [name, values[name]])));
}

/**
 * The restored form, or `null` if nothing differs from its initial state. Invalid fields get their default.
 *
 * @param key From `draftKey`.
 * @param initial The form's initial state.
 */
export function readDraft<Values extends object>(
  storage: DraftStorage | null,
  key: string,
  { form, initial }: { readonly form: DraftForm<Values>; readonly initial: Values },
): Values | null {
  let stored: unknown;
  try {
    const text = storage?.getItem(key) ?? null;
    if (text === null || text.length > DRAFT_LIMIT) return null;
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const entries = new Map<string, unknown>(Object.entries(stored));
  const values = { ...initial };
  for (const name of keptNames(form, initial)) {
    const value = form.fields[name]?.(entries.get(name));
    if (value !== undefined) values[name] = value;
  }
  return written(form, values) === written(form, initial) ? null : values;
}

/** Removes a draft. A blocked storage has none. */
export function removeDraft(storage: DraftStorage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // What is inaccessible cannot be read either.
  }
}

/**
 * Keeps what differs from the form's initial state, and removes the draft if nothing does.
 *
 * @returns Whether it is kept. A blocked or full storage keeps nothing, which must not disturb the form.
 */
export function writeDraft<Values extends object>(
  storage: DraftStorage | null,
  key: string,
  { form, initial, values }: { readonly form: DraftForm<Values>; readonly initial: Values; readonly values: Values },
): boolean {
  const text = written(form, values);
  if (storage === null || text === written(form, initial) || text.length > DRAFT_LIMIT) {
    removeDraft(storage, key);
    return false;
  }
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    removeDraft(storage, key);
    return false;
  }
}
