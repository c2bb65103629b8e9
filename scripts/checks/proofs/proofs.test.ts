import { describe, expect, test } from 'vitest';
import { assertingNames } from './assertions.ts';
import { parseSource } from './sources.ts';
import { storyFaults } from './stories.ts';
import { testFaults } from './titles.ts';
import { unusedRules } from './unusedRules.ts';

const walk = (text: string) => parseSource('tests/e2e/a.spec.ts', text);
const wrongWith = (text: string) => {
  const source = walk(text);
  return testFaults(source, { asserting: assertingNames([source]), needsAssertion: true }).map(({ what }) => what);
};

describe('a test', () => {
  test('asserts on its own, or through a function that does', () => {
    expect(wrongWith(`test('a', async () => { await expect(page).toHaveURL('/'); });`)).toEqual([]);
    expect(wrongWith(`test('a', async () => { expect.soft(1).toBe(1); });`)).toEqual([]);
    expect(
      wrongWith(`
        const shows = (page) => expect(page).toBeVisible();
        async function opens(page) { await page.goto('/'); await shows(page); }
        test('a', async ({ page }) => opens(page));`),
    ).toEqual([]);
    expect(wrongWith(`test('a', async ({ page }) => { await page.goto('/'); });`)).toEqual(['asserts nothing']);
  });

  test('names four rows at most', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => `A-LOGIN-0${index + 1}`).join(' ');
    expect(wrongWith(`test('a [${rows(4)}]', () => { expect(1).toBe(1); });`)).toEqual([]);
    expect(wrongWith(`test('a [${rows(5)}]', () => { expect(1).toBe(1); });`)).toEqual([
      'names 5 rows, and 4 are the most',
    ]);
  });

  test.each([
    `test.each([1, 2])('a %i [A-LOGIN-01 A-LOGIN-02]', () => { expect(1).toBe(1); });`,
    'for (const x of [1, 2]) test(`a ${x} [A-LOGIN-01 A-LOGIN-02]`, () => { expect(1).toBe(1); });',
    `[1, 2].forEach((x) => test('a [A-LOGIN-01 A-LOGIN-02]', () => { expect(1).toBe(1); }));`,
  ])('does not name the same rows in every case: %s', (text) => {
    expect(wrongWith(text)).toEqual(['every case names the same rows']);
  });

  test('may name one row that every case is an example of', () => {
    const text = `test.each(['a', 'b'])('refuses %s [A-LOGIN-01]', () => { expect(1).toBe(1); });`;
    expect(wrongWith(text)).toEqual([]);
  });

  test('may name the rows of its own case', () => {
    const text = `test.each([{ rows: '[A-LOGIN-01]' }])('a $rows', () => { expect(1).toBe(1); });`;
    expect(wrongWith(text)).toEqual([]);
  });

  test('names its rows itself, not through its group', () => {
    expect(wrongWith(`test.describe('logging in [A-LOGIN-01]', () => {});`)).toEqual([
      'the title of a group names rows, which proves nothing',
    ]);
  });
});

describe('a story that names rows', () => {
  const proofOf = new Map([
    ['A-LOGIN-01', ['story']],
    ['B-CARD-02', ['visual']],
  ]);
  const wrongWithStory = (text: string) => {
    const source = parseSource('a.stories.tsx', text);
    return storyFaults(source, assertingNames([source]), proofOf).map(({ what }) => what);
  };
  const named = (row: string, more: string) => `export const A = { parameters: { spec: ['${row}'] }, ${more} };`;

  test('has a play function that asserts', () => {
    expect(wrongWithStory(named('A-LOGIN-01', 'play: async () => { await expect(1).toBe(1); }'))).toEqual([]);
    expect(wrongWithStory(named('A-LOGIN-01', 'play: async ({ canvas }) => { canvas.getByText("a"); }'))).toEqual([]);
    expect(wrongWithStory(named('A-LOGIN-01', 'args: {}'))).toEqual(['names rows, and no play function asserts them']);
    expect(wrongWithStory(named('A-LOGIN-01', 'play: async () => { await userEvent.click(button); }'))).toEqual([
      'names rows, and no play function asserts them',
    ]);
  });

  test('may name rows in the titles of steps instead, four at most, each step with an assertion', () => {
    const stepped = (title: string, body: string) =>
      wrongWithStory(
        `export const A = { play: async ({ step }) => { await step('${title}', async () => { ${body} }); } };`,
      );
    expect(stepped('logs in [A-LOGIN-01]', 'await expect(1).toBe(1);')).toEqual([]);
    expect(stepped('logs in [A-LOGIN-01]', 'await userEvent.click(button);')).toEqual([
      'names rows and asserts nothing',
    ]);
    const five = [1, 2, 3, 4, 5].map((index) => `A-LOGIN-0${index}`).join(' ');
    expect(stepped(five, 'await expect(1).toBe(1);')).toEqual(['names 5 rows, and 4 are the most']);
  });

  test('has a picture instead, where the rows ask for how it looks', () => {
    expect(wrongWithStory(named('B-CARD-02', 'args: {}'))).toEqual([]);
    expect(wrongWithStory(named('B-CARD-02', `tags: ['no-visual']`))).toHaveLength(1);
    const second = (more: string) => `export const First = {}; ${named('B-CARD-02', more)}`;
    expect(wrongWithStory(second('args: {}'))).toHaveLength(1);
    expect(wrongWithStory(second(`tags: ['pictured']`))).toEqual([]);
  });
});

test('a rule that only tests use is found', () => {
  const rules = parseSource('packages/domain/src/a.ts', 'export const used = 1; export function alone() {}');
  const page = parseSource('packages/ui/src/a.ts', `import { used, alone } from '@remote-console/domain'; run(used);`);
  expect(unusedRules([rules], [rules, page])).toEqual(['packages/domain/src/a.ts: nothing but tests uses alone']);
});
