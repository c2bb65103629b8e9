export { HIDDEN_FRAME_NAME, HiddenFrame, useHiddenFrame, type HiddenFrameHandle } from './HiddenFrame.tsx';
