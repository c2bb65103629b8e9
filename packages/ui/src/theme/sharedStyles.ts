import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { serializeStyles, type CSSObject, type SerializedStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { useTheme, type Theme } from '@mui/material/styles';
import { useInsertionEffect } from 'react';

interface WorkedOut<Name extends string> {
  readonly classOf: (name: Name) => string;
  readonly styles: readonly SerializedStyles[];
}

function workOut<Name extends string>(made: Readonly<Record<Name, CSSObject>>, cacheKey: string): WorkedOut<Name> {
  const classes = new Map<Name, string>();
  const styles: SerializedStyles[] = [];
  for (const name in made) {
    const style = serializeStyles([made[name]]);
    styles.push(style);
    classes.set(name, `${cacheKey}-${style.name}`);
  }
  return { classOf: (name) => classes.get(name) ?? '', styles };
}

/**
 * Styles of a part that stands on a page by the hundred, such as what is in the cells of a table. Each is worked out once
 * per theme, however many elements have it; a `Box` works its style out for every element, at every drawing.
 *
 * @param make The styles by name, from the theme.
 * @returns A hook for the function that gives the class of a style.
 */
export function sharedStyles<Name extends string>(
  make: (theme: Theme) => Readonly<Record<Name, CSSObject>>,
): () => (name: Name) => string {
  const known = new WeakMap<object, WeakMap<Theme, WorkedOut<Name>>>();

  return function useSharedStyles() {
    const theme = useTheme();
    const cache = useEmotionCache();
    if (cache === null) throw new Error('Shared styles need the style cache of a provider above them.');
    const byTheme = known.get(cache) ?? new WeakMap<Theme, WorkedOut<Name>>();
    known.set(cache, byTheme);
    const workedOut = byTheme.get(theme) ?? workOut(make(theme), cache.key);
    byTheme.set(theme, workedOut);
    useInsertionEffect(() => {
      for (const style of workedOut.styles) insertStyles(cache, style, false);
    }, [cache, workedOut]);
    return workedOut.classOf;
  };
}
