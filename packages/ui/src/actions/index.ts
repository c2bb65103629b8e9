export { useAction, type Action, type DoneMessage, type RunOptions, type Saved } from './useAction.ts';
