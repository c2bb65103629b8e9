export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
