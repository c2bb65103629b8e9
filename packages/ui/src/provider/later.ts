import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withMaterial } from './laterMaterial.tsx';

/** Resolves once the browser has a network; at once where it has one. */
export async function networkIsThere(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return;
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * A part whose code comes when it is first drawn, like `lazy` of React, with the theme of Material UI if nothing around it
 * has that. Without a network it waits for one and then comes on its own: a browser that has tried to load a module in vain
 * does not try again in the same page.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadThemed = withMaterial(load);
  return lazy(async () => {
    await networkIsThere();
    return { default: await loadThemed() };
  });
}
