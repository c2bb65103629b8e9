export { AccountLayout, type AccountLayoutProps } from './AccountLayout/AccountLayout.tsx';
export { CodeDialog, type CodeDialogProps } from './CodeDialog/CodeDialog.tsx';
export { JoinDone, type JoinDoneProps } from './JoinDone/JoinDone.tsx';
export { LoginForm, type LoginFailure, type LoginFormProps, type LoginRequest } from './LoginForm/LoginForm.tsx';
export { LoginWidget, type LoggedIn, type LoginWidgetProps } from './LoginWidget.tsx';
export {
  NewPasswordForm,
  type NewPassword,
  type NewPasswordFailure,
  type NewPasswordFormProps,
} from './NewPassword/NewPasswordForm.tsx';
export { NewPasswordWidget, type NewPasswordWidgetProps } from './NewPassword/NewPasswordWidget.tsx';
export { RecoveryForm, type RecoveryAnswer, type RecoveryFormProps } from './Recovery/RecoveryForm.tsx';
export { RecoveryWidget } from './Recovery/RecoveryWidget.tsx';
export { LoginAgainDialog, type LoginAgainDialogProps } from './SessionEnd/LoginAgainDialog.tsx';
export { SessionEndingDialog, type SessionEndingDialogProps } from './SessionEnd/SessionEndingDialog.tsx';
export { SignUpForm, type SignUpFailure, type SignUpFormProps } from './SignUp/SignUpForm.tsx';
export { SignUpWidget, type SignUpWidgetProps } from './SignUp/SignUpWidget.tsx';
export { VerificationState, type VerificationStateProps } from './Verification/VerificationState.tsx';
export { VerificationWidget, type VerificationWidgetProps } from './Verification/VerificationWidget.tsx';
