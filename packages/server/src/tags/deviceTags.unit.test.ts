import { tagKey } from '@remote-console/domain';
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { companyTables } from '../database/companyTables/companyTables.ts';
import { textKey } from '../database/textKey.ts';

const folder = mkdtempSync(join(tmpdir(), 'remote-console-tags-'));
const file = join(folder, 'plan.sqlite');

afterAll(() => rmSync(folder, { recursive: true }));

it('the tags of a page are found by its devices, not by walking all that have tags', async () => {
  const { query, close } = await openDatabase({ engine: 'sqlite', file });
  const asked = companyTables({ query }, 1)
    .tagsOfDevices([1, 2])
    .select(['device_tags.device_fk', 'tags.name'])
    .compile();
  await close();
  const database = new DatabaseSync(file);
  const steps = database.prepare(`explain query plan ${asked.sql}`).all(1, 2, 1);
  database.close();
  expect(steps.map(({ detail }) => detail)).toEqual([
    'SEARCH device_tags USING COVERING INDEX sqlite_autoindex_device_tags_1 (device_fk=?)',
    'SEARCH tags USING INTEGER PRIMARY KEY (rowid=?)',
  ]);
});

it('tags are the same by the key by which names of devices are searched', () => {
  for (const text of ['Kiosk', 'ＫＩＯＳＫ', 'ｶﾅ', 'İ', 'ß', '가나']) expect(tagKey(text)).toBe(textKey(text));
});
