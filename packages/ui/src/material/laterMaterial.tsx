import type { ComponentType, ReactNode } from 'react';
import { preloadable } from './preloadable.tsx';

const loadTheme = async () => (await import('./MaterialTheme.tsx')).MaterialTheme;

/** The Material UI theme, loaded on render or by `preloadMaterial`. */
export const LaterMaterialTheme = preloadable<{ readonly children: ReactNode }>(loadTheme);

/** Loads the Material UI theme, for a host whose page is rendered and idle. */
export const preloadMaterial = LaterMaterialTheme.preload;

/** Loads a component based on Material UI together with the theme, and renders it inside. */
export function withMaterial<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [MaterialTheme, Part] = await Promise.all([loadTheme(), load()]);
    return function ThemedPart(props: Props) {
      return (
        <MaterialTheme>
          <Part {...props} />
        </MaterialTheme>
      );
    };
  };
}
