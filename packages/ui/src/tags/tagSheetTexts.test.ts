import { LANGUAGES, readTagSheet } from '@remote-console/domain';
import { createAreaTexts } from '@remote-console/texts';
import { describe, expect, it } from 'vitest';
import { bundledTexts } from '../i18n/index.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { tagSheetTemplate, tagSheetTitles } from './tagSheetTexts.ts';

describe.each(LANGUAGES)('a page in %s', async (language) => {
  const titles = await tagSheetTitles(await storyTexts('tags', { language }));

  it('knows the titles of every language', () => {
    const known = [
      { device: '장치', tags: '태그' },
      { device: 'Device', tags: 'Tags' },
      { device: 'デバイス', tags: 'タグ' },
    ];
    expect(titles).toEqual(expect.arrayContaining(known));
  });

  it('reads the template of every language', async () => {
    for (const template of (await bundledTexts('tags')).map(tagSheetTemplate)) {
      expect(readTagSheet(template, titles)).toEqual({
        rows: [
          { row: 2, device: 'KIOSK-01', tags: ['kiosk', '3F'] },
          { row: 3, device: 'KIOSK-02', tags: ['kiosk'] },
        ],
      });
    }
  });
});

it('a page with words of its own knows its titles', async () => {
  const own = createAreaTexts('en', { sheetDevice: 'Screen', sheetTags: 'Marks' }, {}, () => undefined).text;
  expect(await tagSheetTitles(own)).toContainEqual({ device: 'Screen', tags: 'Marks' });
});
