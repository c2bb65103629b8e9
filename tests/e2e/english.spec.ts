import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from './kit/test.ts';

/** Korean data of the demo, texts of the server, and wording that a requirement quotes. */
const KOREAN = new Set(['kit/demo.ts', 'kit/serverTexts.ts', 'administrationRoutes.spec.ts', 'deviceList.spec.ts']);

test('tests are written in English, with labels by catalog key', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !KOREAN.has(file));
  const faults = files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\p{Script=Hangul}/u.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(faults).toEqual([]);
});
