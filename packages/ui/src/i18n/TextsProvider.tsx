import { useSyncExternalStore, type ReactNode } from 'react';
import type { Texts } from './createTexts.ts';
import { TextsContext } from './textsContext.ts';

interface TextsProviderProps {
  readonly texts: Texts;
  readonly children: ReactNode;
}

/** Hands a catalog to everything below. It alone listens to the catalog; a component that shows texts does not. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  const current = useSyncExternalStore(texts.subscribe, texts.current, texts.current);
  return <TextsContext.Provider value={current}>{children}</TextsContext.Provider>;
}
