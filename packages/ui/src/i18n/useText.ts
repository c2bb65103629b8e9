import { DEFAULT_LANGUAGE, type Language } from '@remote-console/domain';
import type { TextArea, TextFunction } from '@remote-console/texts';
import { useContext } from 'react';
import { TextsContext, useAreaTexts } from './textsContext.ts';

/**
 * The texts of an area in the language of the provider; the function stays the same until they change. Suspends until
 * the area's file is there; the provider holds a boundary for it.
 */
export function useText<Area extends TextArea>(area: Area): TextFunction<Area> {
  return useAreaTexts(area).text;
}

/** The language of the provider. */
export function useLanguage(): Language {
  return useContext(TextsContext)?.texts.language ?? DEFAULT_LANGUAGE;
}
