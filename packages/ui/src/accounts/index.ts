export { AccountLayout, type AccountLayoutProps } from './AccountLayout/index.ts';
export { CodeDialog, type CodeDialogProps } from './CodeDialog/index.ts';
export { JoinDone, type JoinDoneProps } from './JoinDone/index.ts';
export { LoginForm, type LoginFailure, type LoginFormProps, type LoginRequest } from './LoginForm/index.ts';
export { LoginWidget, type LoggedIn, type LoginWidgetProps } from './LoginWidget.tsx';
export * from './NewPassword/index.ts';
export * from './Recovery/index.ts';
export * from './SignUp/index.ts';
export * from './Verification/index.ts';
