import { createContext, useContext } from 'react';
import type { DraftStorage } from './keptDrafts.ts';

/** Where what is typed into forms is kept; `null` where nothing is. */
export const DraftStorageContext = createContext<DraftStorage | null>(null);

/** The storage that the provider above names. */
export const useDraftStorage = (): DraftStorage | null => useContext(DraftStorageContext);
