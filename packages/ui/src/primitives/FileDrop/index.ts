export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { FileLimits } from './fileProblem.ts';
