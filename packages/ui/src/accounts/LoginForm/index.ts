export { LoginForm, type LoginFailure, type LoginFormProps, type LoginRequest } from './LoginForm.tsx';
