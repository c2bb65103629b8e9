export { CommandDialog, type CommandDialogProps } from './CommandDialog.tsx';
export { resultWords, type CommandAction } from './commandTexts.ts';
