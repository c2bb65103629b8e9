import { lazy, useState, type ComponentType } from 'react';

/** A component whose code is loaded on render, or before. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Loads the code now. Rejects if it cannot be loaded; rendering the component retries. */
  readonly preload: () => Promise<void>;
};

/**
 * Like React's `lazy`, but preloaded code renders immediately, without a flash of the fallback: React delays showing
 * what suspended.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Later: ComponentType<Props> = lazy(async () => ({ default: await fetchPart() }));
  const Part: ComponentType<Props> = (props) => {
    // Chosen once: a mounted element is not remounted when its code arrives by another way.
    const [Component] = useState(() => loaded ?? Later);
    return <Component {...props} />;
  };
  return Object.assign(Part, {
    preload: async () => {
      await fetchPart();
    },
  });
}
