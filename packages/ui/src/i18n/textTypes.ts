import type { AreaTexts, TextArea } from './areas.ts';

/** The name in a placeholder such as `{{count, number}}`. */
type Name<Inner extends string> = Inner extends `${infer Before},${string}` ? Before : Inner;

/** The placeholders of a text. */
type Placeholders<Text> = Text extends `${string}{{${infer Inner}}}${infer Rest}`
  ? Name<Inner> | Placeholders<Rest>
  : never;

/** A key as it is asked for: plural forms (`…_one`, `…_other`) are one key. */
type BaseKey<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

type TextAt<Area extends TextArea, Key extends string> = Key extends keyof AreaTexts[Area]
  ? AreaTexts[Area][Key]
  : `${Key}_other` extends keyof AreaTexts[Area]
    ? AreaTexts[Area][`${Key}_other`]
    : never;

/** The values that a text asks for: those of its placeholders, and the number that picks its plural form. */
type Wanted<Area extends TextArea, Key extends string> =
  | Placeholders<TextAt<Area, Key>>
  | (`${Key}_other` extends keyof AreaTexts[Area] ? 'count' : never);

/** The keys of an area. */
export type TextKey<Area extends TextArea> = BaseKey<keyof AreaTexts[Area]> & string;

/** The values that a text needs: `count` is a number and picks the plural form. */
export type TextParams<Area extends TextArea, Key extends string> = {
  readonly [Placeholder in Wanted<Area, Key>]: Placeholder extends 'count' ? number : string | number;
};

/** Gives the text of a key; a text with placeholders demands their values. */
export type TextFunction<Area extends TextArea> = <Key extends TextKey<Area>>(
  key: Key,
  ...params: Wanted<Area, Key> extends never ? [] : [params: TextParams<Area, Key>]
) => string;
