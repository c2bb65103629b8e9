import { lazy, useState, type ComponentType } from 'react';

/** A component whose code is loaded when it is drawn, or before. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Loads the code now. Fails where it cannot be loaded; drawing the component tries again. */
  readonly preload: () => Promise<void>;
};

/**
 * Like `lazy` of React, but what was loaded before is drawn at once, without a moment of the fallback: React shows what
 * suspended again only after a pause.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Later: ComponentType<Props> = lazy(async () => ({ default: await fetchPart() }));
  const Part: ComponentType<Props> = (props) => {
    // Chosen once: an element that is drawn already is not made again when its code arrives by another way.
    const [Component] = useState(() => loaded ?? Later);
    return <Component {...props} />;
  };
  return Object.assign(Part, {
    preload: async () => {
      await fetchPart();
    },
  });
}
