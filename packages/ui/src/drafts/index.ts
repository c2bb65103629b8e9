export { DraftNote } from './DraftNote.tsx';
export { DraftStorageContext } from './draftStorage.ts';
export {
  keepDraftsOnlyOf,
  keptOneOf,
  keptSwitch,
  keptText,
  tabStorage,
  type DraftForm,
  type DraftStorage,
  type ReadField,
} from './draftStore.ts';
export { dropDraftOf, isDraftKept } from './formDrafts.ts';
export { useDraft, useDropDraft, type Draft } from './useDraft.ts';
export { useDraftsOfSession } from './useDraftsOfSession.ts';
