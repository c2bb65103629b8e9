import type { Text } from '../messages/index.ts';
import type { AreaValues } from './generated/areaValues.ts';

/** An area: one file of messages per language. */
export type TextArea = keyof AreaValues;

/** The keys of an area. */
export type TextKey<Area extends TextArea> = keyof AreaValues[Area] & string;

/** The values that a text needs: a number where it is written or counted, words elsewhere. */
export type TextParams<Area extends TextArea, Key extends TextKey<Area>> = AreaValues[Area][Key];

/** Gives the text of a key; a text with placeholders demands their values. */
export type TextFunction<Area extends TextArea> = <Key extends TextKey<Area>>(
  key: Key,
  ...params: keyof TextParams<Area, Key> extends never ? [] : [params: TextParams<Area, Key>]
) => string;

/** The texts of an area in any language: all keys of the area. */
export type TextsOf<Area extends TextArea> = Readonly<Record<TextKey<Area>, Text>>;

/** Loads the texts of an area in one language. */
export type TextLoaders = { readonly [Area in TextArea]: () => Promise<TextsOf<Area>> };
