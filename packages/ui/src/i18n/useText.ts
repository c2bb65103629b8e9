import { useCallback, useContext } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import type { TextArea } from './areas.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@remote-console/domain';
import type { TextFunction } from './textTypes.ts';

/**
 * The texts of an area in the language of the provider. Suspends until the area's file is there; the provider holds a
 * boundary for it.
 */
export function useText<Area extends TextArea>(area: Area): TextFunction<Area> {
  const namespace: string = area;
  const { t } = useTranslation(namespace);
  return useCallback<TextFunction<Area>>(
    (key, ...[params]) => {
      const name: string = key;
      return t(name, { ...params });
    },
    [t],
  );
}

/** The language of the provider. */
export function useLanguage(): Language {
  const current = useContext(I18nContext)?.i18n.language;
  return LANGUAGES.find((language) => language === current) ?? DEFAULT_LANGUAGE;
}
