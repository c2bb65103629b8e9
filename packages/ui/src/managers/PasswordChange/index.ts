export { PasswordChange, type PasswordChangeProps } from './PasswordChange.tsx';
export { usePasswordHint } from './usePasswordHint.ts';
