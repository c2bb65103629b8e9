export { RecoveryForm, type RecoveryAnswer, type RecoveryFormProps } from './RecoveryForm.tsx';
export { RecoveryWidget } from './RecoveryWidget.tsx';
