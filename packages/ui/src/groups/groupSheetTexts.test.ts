import { groupSheetLines, groupsOfLines, LANGUAGES } from '@remote-console/domain';
import { createAreaTexts } from '@remote-console/texts';
import { describe, expect, it } from 'vitest';
import { bundledTexts } from '../i18n/index.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { groupSheetTemplate, groupSheetTitles } from './groupSheetTexts.ts';

/** Written out: a title that changes becomes an earlier one, which files still have (`domain/groups`). */
const TITLES = [
  ['1단계', '2단계', '3단계'],
  ['Level 1', 'Level 2', 'Level 3'],
  ['第1階層', '第2階層', '第3階層'],
];

describe.each(LANGUAGES)('a page in %s', async (language) => {
  const titles = await groupSheetTitles(await storyTexts('groupPages', { language }));

  it('knows the titles of every language', () => {
    expect(titles).toEqual(expect.arrayContaining(TITLES));
  });

  it('reads the template of every language, whose titles are no groups', async () => {
    for (const template of (await bundledTexts('groupPages')).map(groupSheetTemplate)) {
      const [, [top] = [], [, middle] = [], [, , bottom] = [], [other] = []] = template;
      expect(groupsOfLines([...groupSheetLines(template, titles)])).toEqual([
        { name: top, parentGroupName: '' },
        { name: middle, parentGroupName: top },
        { name: bottom, parentGroupName: middle },
        { name: other, parentGroupName: '' },
      ]);
    }
  });
});

it('a page with words of its own knows its titles', async () => {
  const own = createAreaTexts('en', { sheetLevel: ['Tier ', ['level']] }, {}, () => undefined).text;
  expect(await groupSheetTitles(own)).toContainEqual(['Tier 1', 'Tier 2', 'Tier 3']);
});
