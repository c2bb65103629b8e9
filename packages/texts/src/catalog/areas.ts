import type { Text } from '../messages/index.ts';
import type { AreaValues, ServerAreaValues } from './generated/areaValues.ts';

/** An area of the texts that pages show: one file of messages per language. */
export type TextArea = keyof AreaValues;

/** An area of the texts that only the server writes. */
export type ServerTextArea = keyof ServerAreaValues;

/** Any area. */
export type AnyTextArea = TextArea | ServerTextArea;

/** What each text of an area asks for. */
type ValuesOf<Area extends AnyTextArea> = (AreaValues & ServerAreaValues)[Area];

/** The keys of an area. */
export type TextKey<Area extends AnyTextArea> = keyof ValuesOf<Area> & string;

/** The names of the values that a text needs; those of all, for one of several texts. */
type ValueNames<Area extends AnyTextArea, Key extends TextKey<Area>> = Key extends unknown
  ? keyof ValuesOf<Area>[Key]
  : never;

/** What a value of a text, or of several texts, can be. */
type ValueAt<Area extends AnyTextArea, Key extends TextKey<Area>, Name> = Key extends unknown
  ? Name extends keyof ValuesOf<Area>[Key]
    ? ValuesOf<Area>[Key][Name]
    : never
  : never;

/** The values that a text needs: a number where it is written or counted, words elsewhere. */
export type TextParams<Area extends AnyTextArea, Key extends TextKey<Area>> = {
  readonly [Name in ValueNames<Area, Key>]: ValueAt<Area, Key, Name> & (string | number);
};

/** Gives the text of a key; a text with placeholders demands their values. */
export type TextFunction<Area extends AnyTextArea> = <Key extends TextKey<Area>>(
  key: Key,
  ...params: [ValueNames<Area, Key>] extends [never] ? [] : [params: TextParams<Area, Key>]
) => string;

/** The texts of an area in any language: all keys of the area. */
export type TextsOf<Area extends AnyTextArea> = Readonly<Record<TextKey<Area>, Text>>;

/** Loads the texts of an area in one language. */
export type TextLoaders = { readonly [Area in TextArea]: () => Promise<TextsOf<Area>> };

/** The same for the texts that only the server writes. */
export type ServerTextLoaders = { readonly [Area in ServerTextArea]: () => Promise<TextsOf<Area>> };
