import type { i18n } from 'i18next';
import { TEXT_LOADERS, type LoadTexts, type Text, type TextArea, type TextsByKey } from '../i18n/index.ts';

/** Where the widget texts are in an i18next instance. */
export interface I18nextTextsOptions {
  /**
   * The language requested from the instance; by default that of the provider. For a portal in a language that the
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
 * Takes the texts of widgets from the i18next instance of a portal, which also formats them: its plural forms, formats
 * and backends apply. A key missing in the instance falls back to the library. Pass the result to the provider as
 * `loadTexts`; create it once, outside of rendering.
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
      // For a text with a count, the instance may have only plural forms.
      if (!instance.exists(key, { ...where, count: 1 })) return ours;
      return (values) => instance.t(key, { ...values, ...where, interpolation: { escapeValue: false } });
    };
    return Object.fromEntries(Object.entries(bundled).map(([key, ours]) => [key, textOf(key, ours)]));
  };
}
