export { GroupThresholds, type GroupThresholdsProps } from './GroupThresholds.tsx';
export { ThresholdDialog, type ThresholdDialogProps } from './ThresholdDialog.tsx';
