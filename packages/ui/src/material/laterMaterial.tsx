import type { ComponentType, ReactNode } from 'react';
import { preloadable } from './preloadable.tsx';

const loadTheme = async () => (await import('./MaterialTheme.tsx')).MaterialTheme;

/** The theme of Material UI, loaded when it is drawn or by `preloadMaterial`. */
export const LaterMaterialTheme = preloadable<{ readonly children: ReactNode }>(loadTheme);

/** Loads the theme of Material UI, for a host whose page is shown and has nothing else to do. */
export const preloadMaterial = LaterMaterialTheme.preload;

/** Loads a part that is made of Material UI together with the theme, and draws it inside. */
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
