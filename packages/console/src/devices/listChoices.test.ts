// @vitest-environment jsdom
import { keysClearedByLogout, NO_CHOICES, toggleColumn } from '@remote-console/domain';
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../storage/storageKeys.ts';
import { readChoicesOf, storeChoicesOf } from './useListChoices.ts';

it('keeps the columns and views of each person apart, beyond a logout', () => {
  const storage = window.localStorage;
  const own = { ...NO_CHOICES, columns: toggleColumn(NO_CHOICES.columns, 'memo') };
  storeChoicesOf(storage, 1, own);
  storeChoicesOf(storage, 2, NO_CHOICES);
  expect(readChoicesOf(storage, 1)).toEqual(own);
  expect(readChoicesOf(storage, 2)).toEqual(NO_CHOICES);
  expect(readChoicesOf(storage, 3)).toEqual(NO_CHOICES);
  expect(keysClearedByLogout([STORAGE_KEYS.listChoices])).toEqual([]);
  storage.setItem(STORAGE_KEYS.listChoices, '{');
  expect(readChoicesOf(storage, 1)).toEqual(NO_CHOICES);
});
