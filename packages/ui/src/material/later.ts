import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { networkIsThere } from '../browser/index.ts';
import { withMaterial } from './laterMaterial.tsx';

/**
 * A component whose code is loaded on first render, like React's `lazy`, with the Material UI theme if there is none
 * around it. Without a network it waits for one and then loads by itself: after a failed module load, browsers do not
 * retry within the same page.
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
