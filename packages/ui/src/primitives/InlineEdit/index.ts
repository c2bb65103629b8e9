export { InlineEdit, type InlineEditProps } from './InlineEdit.tsx';
export type { SaveOutcome } from './inlineEditState.ts';
