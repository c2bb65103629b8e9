import { isLanguage, type Language } from '@remote-console/domain';
import type { AreaTexts, TextArea, TextFunction } from '@remote-console/texts';
import { createTexts } from '../createTexts.ts';
import type { MessageFunction } from '../useMessage.ts';

/** The language that the toolbar of a story names. */
export const storyLanguage = (globals: Readonly<Record<string, unknown>>): Language => {
  const { language } = globals;
  return typeof language === 'string' && isLanguage(language) ? language : 'ko';
};

/** An area of the bundled texts, in the language of the toolbar. */
async function storyArea(area: TextArea, globals: Readonly<Record<string, unknown>>): Promise<AreaTexts> {
  const texts = createTexts(storyLanguage(globals));
  await texts.load(area);
  const loaded = texts.area(area);
  if (!loaded) throw new Error(`The texts of ${area} are not loaded.`);
  return loaded;
}

/** The texts of an area as a story's play function looks for them: in the language of the toolbar. */
export async function storyTexts<Area extends TextArea>(
  area: Area,
  globals: Readonly<Record<string, unknown>>,
): Promise<TextFunction<Area>> {
  return (await storyArea(area, globals)).text;
}

/** Who is to be asked for what is missing, where no name is known. */
export async function storyAdministrator(globals: Readonly<Record<string, unknown>>): Promise<string> {
  return (await storyArea('common', globals)).text('administrator');
}

/** Words for a message key, in the language of the toolbar. */
export async function storyMessages(globals: Readonly<Record<string, unknown>>): Promise<MessageFunction> {
  const [{ text }, administrator] = [await storyArea('messages', globals), await storyAdministrator(globals)];
  return (key, values) => text(key, { administrator, ...values });
}
