export { NewUserForm, type NewUserFailure, type NewUserFormProps } from './NewUserForm.tsx';
