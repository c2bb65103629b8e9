export * from './ConfirmDialog/index.ts';
export { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
export * from './MessageDialog/index.ts';
