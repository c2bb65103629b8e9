export { CheckField, type CheckFieldProps } from './CheckField.tsx';
