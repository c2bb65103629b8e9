export { controlState } from './controlState.ts';
export { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
export { FieldLayoutContext, NARROW_BELOW, NARROW_MEDIA, WIDE_MEDIA, type FieldLayout } from './fieldLayout.ts';
export { useStartFocus } from './useStartFocus.ts';
