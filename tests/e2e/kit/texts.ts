import {
  createTexts,
  TEXT_AREAS,
  type TextArea,
  type TextKey,
  type TextParams,
  type Texts,
} from '@remote-console/ui/i18n';
import { inEveryLanguage, type Language } from '@remote-console/domain';

/** The values that a text needs; none for a text without placeholders. */
export type Values<Area extends TextArea, Key extends TextKey<Area>> = keyof TextParams<Area, Key> extends never
  ? []
  : [params: TextParams<Area, Key>];

/** Loads every text of a catalog. */
export async function loadAll(texts: Texts): Promise<void> {
  await Promise.all(TEXT_AREAS.map(texts.load));
}

/** The text of a key in a catalog that was loaded. */
export function labelOf<Area extends TextArea, Key extends TextKey<Area>>(
  texts: Texts,
  area: Area,
  key: Key,
  ...[params]: Values<Area, Key>
): string {
  const words = texts.area(area)?.find(key, params);
  if (words === undefined) throw new Error(`${area} has no text ${key} in ${texts.language}.`);
  return words;
}

const catalogs = inEveryLanguage((language) => createTexts(language));
await Promise.all(Object.values(catalogs).map(loadAll));

/** The text of a key as the console shows it in a language. */
export function labelIn<Area extends TextArea, Key extends TextKey<Area>>(
  language: Language,
  area: Area,
  key: Key,
  ...params: Values<Area, Key>
): string {
  return labelOf(catalogs[language], area, key, ...params);
}

/** The text of a key in Korean, the language in which the console opens. */
export function label<Area extends TextArea, Key extends TextKey<Area>>(
  area: Area,
  key: Key,
  ...params: Values<Area, Key>
): string {
  return labelIn('ko', area, key, ...params);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a text shows in the place of a value that it is not given. */
const PLACEHOLDER = /(\{\w+\})/;

/** Matches a Korean text when the test does not know some of its values; those may be anything. */
export function labelPattern<Area extends TextArea, Key extends TextKey<Area>>(
  area: Area,
  key: Key,
  known: Partial<TextParams<Area, Key>> = {},
): RegExp {
  const given = Object.entries<string | number | undefined>(known).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const words = catalogs.ko.area(area)?.find(key, Object.fromEntries(given));
  if (words === undefined) throw new Error(`${area} has no text ${key}.`);
  return new RegExp(
    words
      .split(PLACEHOLDER)
      .map((part) => (PLACEHOLDER.test(part) ? '.*' : escaped(part)))
      .join(''),
  );
}
