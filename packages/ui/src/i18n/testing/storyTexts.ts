import { isLanguage, type Language } from '@remote-console/domain';
import { TEXT_LOADERS, type TextArea } from '../areas.ts';
import { createTexts } from '../createTexts.ts';
import type { TextFunction } from '../textTypes.ts';

/** The language that the toolbar of a story names. */
export const storyLanguage = (globals: Readonly<Record<string, unknown>>): Language => {
  const { language } = globals;
  return typeof language === 'string' && isLanguage(language) ? language : 'ko';
};

/** The texts of an area as a story's play function looks for them: in the language of the toolbar. */
export async function storyTexts<Area extends TextArea>(
  area: Area,
  globals: Readonly<Record<string, unknown>>,
): Promise<TextFunction<Area>> {
  const texts = createTexts(storyLanguage(globals), (language, wanted) => TEXT_LOADERS[language][wanted]());
  const namespace: string = area;
  await texts.loadNamespaces(namespace);
  return (key, ...[params]) => {
    const name: string = key;
    return texts.t(name, { ns: namespace, ...params });
  };
}

/** Words for a message key, in the language of the toolbar. */
export async function storyMessages(globals: Readonly<Record<string, unknown>>) {
  const texts = createTexts(storyLanguage(globals), (language, wanted) => TEXT_LOADERS[language][wanted]());
  await texts.loadNamespaces('messages');
  return (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    texts.t(key, { ns: 'messages', ...params });
}
