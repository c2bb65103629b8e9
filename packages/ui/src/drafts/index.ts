export { DraftNote } from './DraftNote.tsx';
export {
  keepDraftsOnlyOf,
  keptOneOf,
  keptSwitch,
  keptText,
  tabStorage,
  type DraftForm,
  type DraftStorage,
} from './draftStore.ts';
export { dropDraftOf, isDraftKept } from './formDrafts.ts';
export { useDraft, useDropDraft, type Draft } from './useDraft.ts';
