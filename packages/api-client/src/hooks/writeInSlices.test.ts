import { describe, expect, it } from 'vitest';
import { writeInSlices } from './writeInSlices.ts';

describe('a long list', () => {
  it.each([0, 1, 2000, 2001, 6000])('of %i is written as JSON writes it', async (length) => {
    const items = Array.from({ length }, (_, at) => ({ name: `가 "${at}"`, parent_group_name: '' }));
    const written = await writeInSlices(items);
    expect(written.type).toBe('application/json');
    expect(JSON.parse(await written.text())).toEqual(items);
  });
});
