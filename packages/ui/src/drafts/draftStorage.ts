import { createContext, useContext } from 'react';
import type { DraftStorage } from './keptDrafts.ts';

/** Where form entries are kept; `null` if nowhere. */
export const DraftStorageContext = createContext<DraftStorage | null>(null);

/** The storage set by the provider. */
export const useDraftStorage = (): DraftStorage | null => useContext(DraftStorageContext);
