import type { i18n } from 'i18next';
import { TEXT_LOADERS, type LoadTexts, type Text, type TextArea, type TextsByKey } from '../i18n/index.ts';

/** Where the words for widgets are in an instance of i18next. */
export interface I18nextTextsOptions {
  /**
   * The language in which the instance is asked; by default that of the provider. For a portal in a language that the
   * library does not have.
   */
  readonly language?: string;
  /** The namespace of an area in the instance; by default `remote-console-devices` and so on. */
  readonly namespaceOf?: (area: TextArea) => string;
}

const defaultNamespace = (area: TextArea): string => `remote-console-${area}`;

async function initialized(instance: i18n): Promise<void> {
  if (instance.isInitialized) return;
  await new Promise<void>((resolve) => {
    instance.on('initialized', () => resolve());
  });
}

/**
 * Takes the words of widgets from the i18next instance of a portal, which formats them as well: its plural forms, formats
 * and backends apply. A key that the instance does not have reads as the library has it. Hand the result to the provider
 * as `loadTexts`; make it once, outside of what is drawn.
 */
export function i18nextTexts(instance: i18n, options: I18nextTextsOptions = {}): LoadTexts {
  const { language: ownLanguage, namespaceOf = defaultNamespace } = options;
  return async (language, area) => {
    const where = { lng: ownLanguage ?? language, ns: namespaceOf(area), fallbackLng: [] };
    const bundled: TextsByKey = await TEXT_LOADERS[language][area]();
    await initialized(instance);
    await instance.loadLanguages(where.lng);
    await instance.loadNamespaces(where.ns);
    const textOf = (key: string, ours: Text): Text => {
      // Of a text that counts, the instance may have nothing but plural forms.
      if (!instance.exists(key, { ...where, count: 1 })) return ours;
      return (values) => instance.t(key, { ...values, ...where, interpolation: { escapeValue: false } });
    };
    return Object.fromEntries(Object.entries(bundled).map(([key, ours]) => [key, textOf(key, ours)]));
  };
}
