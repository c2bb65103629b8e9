import { inEveryLanguage, type Language } from '@remote-console/domain';

/**
 * Words of an example by language. They are data and not texts of the product, so a language may be without any: its
 * stories show the English ones.
 */
export const exampleWords = <Words>(
  words: { readonly en: Words } & Readonly<Partial<Record<Language, Words>>>,
): Readonly<Record<Language, Words>> => inEveryLanguage((language) => words[language] ?? words.en);
