import type { TagSheetTitles } from '@remote-console/domain';
import { bundledTexts, type TextFunction } from '../i18n/index.ts';

type TagsText = TextFunction<'tags'>;

const titlesIn = (text: TagsText): TagSheetTitles => ({ device: text('sheetDevice'), tags: text('sheetTags') });

/** The rows of the template: its titles, and an example below them. */
export function tagSheetTemplate(text: TagsText): readonly (readonly string[])[] {
  const { device, tags } = titlesIn(text);
  return [
    [device, tags],
    ['KIOSK-01', 'kiosk, 3F'],
    ['KIOSK-02', 'kiosk'],
  ];
}

/** The titles that a sheet can have: those of the page, whose words may be its own, and those of every language. */
export async function tagSheetTitles(text: TagsText): Promise<readonly TagSheetTitles[]> {
  return [text, ...(await bundledTexts('tags'))].map(titlesIn);
}
