import type { Language } from '@remote-console/domain';
import {
  createAreaTexts,
  loadFromFiles,
  type AreaTexts,
  type LoadTexts,
  type TextArea,
  type TextsByKey,
} from '@remote-console/texts';
import { networkIsThere } from '../browser/index.ts';
import { textsAtHand } from './textsAhead.ts';

/** The texts of one language, loaded area by area. */
export interface Texts {
  readonly language: Language;
  /** The texts of an area, or nothing as long as they are not loaded. */
  readonly area: (area: TextArea) => AreaTexts | undefined;
  /** Loads the texts of an area. Each call answers the same promise, which never fails. */
  readonly load: (area: TextArea) => Promise<void>;
  /** Listens to texts that change after they were loaded, because gaps were filled. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The catalog in an object that is another one after each change. */
  readonly current: () => CurrentTexts;
}

/** A catalog as of its last change. */
export interface CurrentTexts {
  readonly texts: Texts;
}

/** The texts of an area, once there is a network; none where they cannot be loaded. */
async function textsFrom(load: LoadTexts, language: Language, area: TextArea): Promise<TextsByKey> {
  try {
    await networkIsThere();
    return await load(language, area);
  } catch {
    return {};
  }
}

/**
 * A catalog of texts of its own for one provider: several can live on a page, in different languages. It loads one
 * language; only when a text turns out to be missing does the Korean file of that area come in and fill the gap
 * (A-LANG-02). An area that cannot be loaded is one gap.
 */
export function createTexts(language: Language, load: LoadTexts = loadFromFiles): Texts {
  const areas = new Map<TextArea, AreaTexts>();
  const loads = new Map<TextArea, Promise<void>>();
  const fills = new Set<TextArea>();
  const listeners = new Set<() => void>();

  const keep = (area: TextArea, own: TextsByKey, fill: TextsByKey = {}): void => {
    areas.set(
      area,
      createAreaTexts(language, own, fill, () => void fillFromKorean(area, own)),
    );
  };

  const fillFromKorean = async (area: TextArea, own: TextsByKey): Promise<void> => {
    if (language === 'ko' || fills.has(area)) return;
    fills.add(area);
    keep(area, own, await textsFrom(load, 'ko', area));
    current = { texts };
    for (const listener of listeners) listener();
  };

  const loadArea = async (area: TextArea): Promise<void> => {
    keep(area, await textsFrom(load, language, area));
  };

  if (load === loadFromFiles) {
    for (const [area, texts] of textsAtHand(language)) keep(area, texts);
  }

  const texts: Texts = {
    language,
    area: (area) => areas.get(area),
    load: (area) => {
      const loading = loads.get(area) ?? (areas.has(area) ? Promise.resolve() : loadArea(area));
      loads.set(area, loading);
      return loading;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
  };
  let current: CurrentTexts = { texts };
  return texts;
}
