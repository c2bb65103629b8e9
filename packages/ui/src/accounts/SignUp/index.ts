export { SignUpForm, type SignUpFailure, type SignUpFormProps } from './SignUpForm.tsx';
export { SignUpWidget, type SignUpWidgetProps } from './SignUpWidget.tsx';
