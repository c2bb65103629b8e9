import type { GroupSheetTitles } from '@remote-console/domain';
import { bundledTexts, type TextFunction } from '../i18n/index.ts';

type GroupPagesText = TextFunction<'groupPages'>;

const titlesIn = (text: GroupPagesText): GroupSheetTitles => [
  text('sheetLevel', { level: 1 }),
  text('sheetLevel', { level: 2 }),
  text('sheetLevel', { level: 3 }),
];

/** The rows of the template: its titles, and an example below them. */
export function groupSheetTemplate(text: GroupPagesText): readonly (readonly string[])[] {
  return [
    titlesIn(text),
    [text('sheetExampleTop'), '', ''],
    ['', text('sheetExampleMiddle'), ''],
    ['', '', text('sheetExampleBottom')],
    [text('sheetExampleOther'), '', ''],
  ];
}

/** The titles that a sheet can have: those of the page, whose words may be its own, and those of every language. */
export async function groupSheetTitles(text: GroupPagesText): Promise<readonly GroupSheetTitles[]> {
  return [text, ...(await bundledTexts('groupPages'))].map(titlesIn);
}
