export { AccountLayout, type AccountLayoutProps } from './AccountLayout/index.ts';
export { CodeDialog, type CodeDialogProps } from './CodeDialog/index.ts';
export { LoginForm, type LoginFailure, type LoginFormProps, type LoginRequest } from './LoginForm/index.ts';
export { LoginWidget, type LoggedIn, type LoginWidgetProps } from './LoginWidget.tsx';
