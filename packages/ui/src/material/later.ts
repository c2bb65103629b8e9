import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { networkIsThere } from '../browser/index.ts';
import { withMaterial } from './laterMaterial.tsx';

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
