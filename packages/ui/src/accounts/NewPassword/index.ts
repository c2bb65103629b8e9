export {
  NewPasswordForm,
  type NewPassword,
  type NewPasswordFailure,
  type NewPasswordFormProps,
} from './NewPasswordForm.tsx';
export { NewPasswordWidget, type NewPasswordWidgetProps } from './NewPasswordWidget.tsx';
