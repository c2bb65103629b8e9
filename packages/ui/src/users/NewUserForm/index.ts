export { NEW_USER_DRAFT } from './newUserDraft.ts';
export { NewUserForm, type NewUserFailure, type NewUserFormProps } from './NewUserForm.tsx';
