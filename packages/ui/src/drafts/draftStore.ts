import { type DraftOwner, type DraftStorage, prefixOf } from './keptDrafts.ts';

/** Reads a stored value: `undefined` when it does not fit. Anybody can write to storage. */
export type ReadField<Value> = (stored: unknown) => Value | undefined;

/** The fields that are kept. A password, a code or another secret never is one of them. */
export type KeptFields<Values> = { readonly [Name in keyof Values]?: ReadField<Values[Name]> };

/** A form whose entries outlive a reload of the page. */
export interface DraftForm<Values> {
  /** A name of its own among all forms. */
  readonly name: string;
  /** Raised whenever the meaning of a field changes: older drafts are then ignored. */
  readonly version: number;
  readonly fields: KeptFields<Values>;
}

/** Longest draft that is kept, in characters. */
export const DRAFT_LIMIT = 20_000;
/** Longest text of one field that is taken back, in characters. */
const TEXT_LIMIT = 2000;

/** A text field. */
export const keptText: ReadField<string> = (stored) =>
  typeof stored === 'string' && stored.length <= TEXT_LIMIT ? stored : undefined;

/** A switch. */
export const keptSwitch: ReadField<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

/** One of a few values. */
export const keptOneOf =
  <Value>(values: readonly Value[]): ReadField<Value> =>
  (stored) =>
    values.find((value) => value === stored);

/** Where the draft of a form is kept. */
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
 * The form as it was left, or `null` without anything that differs from how it begins. Fields that do not fit begin
 * with their default.
 *
 * @param key As `draftKey` tells.
 * @param initial The form as it begins.
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

/** Removes a draft. A storage that is blocked holds none. */
export function removeDraft(storage: DraftStorage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // What cannot be reached cannot be read either.
  }
}

/**
 * Keeps what differs from how the form begins, and removes the draft when nothing does.
 *
 * @returns Whether it is kept. A storage that is blocked or full keeps nothing, which must not hinder the form.
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
