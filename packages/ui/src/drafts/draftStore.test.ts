import { beforeEach, expect, test } from 'vitest';
import {
  DRAFT_LIMIT,
  draftKey,
  keptOneOf,
  keptSwitch,
  keptText,
  readDraft,
  writeDraft,
  type DraftForm,
} from './draftStore.ts';
import { keepDraftsOnlyOf, removeDraftsOf, tabStorage } from './keptDrafts.ts';

interface Values {
  readonly name: string;
  readonly password: string;
  readonly mail: boolean;
  readonly use: 'PERSONAL' | 'ENTERPRISE';
}

const initial: Values = { name: '', password: '', mail: false, use: 'PERSONAL' };
const form: DraftForm<Values> = {
  name: 'example',
  version: 1,
  fields: { name: keptText, mail: keptSwitch, use: keptOneOf(['PERSONAL', 'ENTERPRISE']) },
};
const key = draftKey(form, 7);
const storage = window.sessionStorage;
beforeEach(() => storage.clear());
const write = (values: Values) => writeDraft(storage, key, { form, initial, values });
const read = (at = key) => readDraft(storage, at, { form, initial });

test('what differs from how the form begins is kept, and a password never', () => {
  expect(write({ name: 'Ada', password: 'Secret1!', mail: true, use: 'ENTERPRISE' })).toBe(true);
  expect(storage.getItem(key)).not.toContain('Secret1!');
  expect(read()).toEqual({ name: 'Ada', password: '', mail: true, use: 'ENTERPRISE' });
});

test('a form that is as it began, or differs in the password alone, has no draft', () => {
  write({ ...initial, name: 'Ada' });
  expect(write({ ...initial, password: 'Secret1!' })).toBe(false);
  expect(storage.length).toBe(0);
  expect(read()).toBeNull();
});

test('another person, another form and another version find nothing', () => {
  write({ ...initial, name: 'Ada' });
  expect(read(draftKey(form, 8))).toBeNull();
  expect(read(draftKey(form, 'visitor'))).toBeNull();
  expect(read(draftKey({ ...form, version: 2 }, 7))).toBeNull();
  expect(read(draftKey({ ...form, name: 'other' }, 7))).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['no object', '"name"'],
  ['null', 'null'],
  ['fields of other kinds', '{"name":1,"mail":"yes","use":"ROOT"}'],
  ['fields that are not kept', '{"pw":"Secret1!","__proto__":{"name":"Ada"}}'],
  ['a text without end', JSON.stringify({ name: 'a'.repeat(2001) })],
  ['a draft without end', JSON.stringify({ name: 'Ada', more: 'a'.repeat(DRAFT_LIMIT) })],
])('%s is ignored', (_what, text) => {
  storage.setItem(key, text);
  expect(read()).toBeNull();
});

test('a field that does not fit begins with its default beside those that do', () => {
  storage.setItem(key, '{"name":"Ada","mail":"yes"}');
  expect(read()).toEqual({ ...initial, name: 'Ada' });
});

test('a draft that is too long is not kept, nor is an older one left behind', () => {
  write({ ...initial, name: 'Ada' });
  expect(write({ ...initial, name: 'a'.repeat(DRAFT_LIMIT) })).toBe(false);
  expect(read()).toBeNull();
});

test('a storage that is blocked or full keeps nothing and throws nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(tabStorage(blocked)).toBeNull();
  const values = { ...initial, name: 'Ada' };
  expect(writeDraft(null, key, { form, initial, values })).toBe(false);
  expect(readDraft(null, key, { form, initial })).toBeNull();
  const throwing = { getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked, length: 1 };
  expect(writeDraft(throwing, key, { form, initial, values })).toBe(false);
  expect(readDraft(throwing, key, { form, initial })).toBeNull();
  expect(() => removeDraftsOf(throwing, 7)).not.toThrow();
});

test('the end of a session removes the drafts of its person, and a new page those of all others', () => {
  const others = draftKey(form, 70);
  for (const at of [key, others, draftKey(form, 'visitor'), 'token']) storage.setItem(at, '{}');
  removeDraftsOf(storage, 7);
  expect([key, others].map((at) => storage.getItem(at))).toEqual([null, '{}']);
  keepDraftsOnlyOf(storage, 'visitor');
  expect([others, draftKey(form, 'visitor'), 'token'].map((at) => storage.getItem(at))).toEqual([null, '{}', '{}']);
});
