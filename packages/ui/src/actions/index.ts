export { useAction, type Action, type DoneMessage, type RunOptions } from './useAction.ts';
