export { VerificationState, type VerificationStateProps } from './VerificationState.tsx';
export { VerificationWidget, type VerificationWidgetProps } from './VerificationWidget.tsx';
