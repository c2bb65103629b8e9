export { AccountPage } from './AccountPage.tsx';
export { BackLink } from './BackLink.tsx';
export { PageNote } from './PageNote.tsx';
export { useLogin } from './useLogin.ts';
