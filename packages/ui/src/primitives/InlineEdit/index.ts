export { InlineEdit, type InlineEditProps } from './InlineEdit.tsx';
export type { SaveOutcome } from './inlineEditState.ts';
export { INLINE_EDITOR_CLASS } from './InlineEditor.tsx';
