import type { TextArea, TextFunction } from '@remote-console/texts';
import { useEffect, useMemo, useState } from 'react';
import { bundledTexts } from './bundledTexts.ts';
import { useText } from './useText.ts';

/**
 * The texts of an area in every language, those of the provider first: for a search that takes the words of any. The others
 * are loaded when they are wanted, and missing until then, and where they cannot be loaded.
 */
export function useTextInEveryLanguage<Area extends TextArea>(
  area: Area,
  areOthersWanted: boolean,
): readonly TextFunction<Area>[] {
  const own = useText(area);
  const [others, setOthers] = useState<readonly TextFunction<Area>[]>([]);
  useEffect(() => {
    if (!areOthersWanted) return undefined;
    let isCurrent = true;
    const keep = (texts: readonly TextFunction<Area>[]) => {
      if (isCurrent) setOthers(texts);
    };
    bundledTexts(area).then(keep, () => keep([]));
    return () => {
      isCurrent = false;
    };
  }, [area, areOthersWanted]);
  return useMemo(() => [own, ...others], [own, others]);
}
