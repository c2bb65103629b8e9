export { DraftNote } from './DraftNote.tsx';
export { DraftStorageContext } from './draftStorage.ts';
export { keptOneOf, keptSwitch, keptText, type DraftForm, type ReadField } from './draftStore.ts';
export { keepDraftsOnlyOf, tabStorage, type DraftStorage } from './keptDrafts.ts';
export { dropDraftOf, isDraftKept } from './formDrafts.ts';
export { useDraft, useDropDraft, type Draft } from './useDraft.ts';
export { useDraftsOfSession } from './useDraftsOfSession.ts';
