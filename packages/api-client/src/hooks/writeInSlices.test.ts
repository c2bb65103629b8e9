import { describe, expect, it } from 'vitest';
import { writeInSlices } from './writeInSlices.ts';

describe('a long list', () => {
  it.each([0, 1, 2000, 2001, 6000])(
    'of %i is written as JSON writes it, under the names of the contract',
    async (length) => {
      const names = Array.from({ length }, (_, at) => `가 "${at}"`);
      const written = await writeInSlices(names.map((name) => ({ name, parentGroupName: '' })));
      expect(written.type).toBe('application/json');
      expect(JSON.parse(await written.text())).toEqual(names.map((name) => ({ name, parent_group_name: '' })));
    },
  );
});
