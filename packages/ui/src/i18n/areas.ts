import type { AreaTexts } from './generated/textFiles.ts';

export { type AreaTexts, TEXT_AREAS, TEXT_LOADERS } from './generated/textFiles.ts';

/** One text file per language. */
export type TextArea = keyof AreaTexts;

/** The texts of an area in any language: the keys of the Korean file, all of them. */
export type TextsOf<Area extends TextArea> = Readonly<Record<keyof AreaTexts[Area], string>>;

/** Loads the texts of an area in one language. */
export type TextLoaders = { readonly [Area in TextArea]: () => Promise<TextsOf<Area>> };
