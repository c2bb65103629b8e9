export { PasswordChange, type NewPassword, type PasswordChangeProps } from './PasswordChange.tsx';
export { usePasswordHint } from './usePasswordHint.ts';
