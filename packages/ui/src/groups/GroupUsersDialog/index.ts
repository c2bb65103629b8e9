export { GroupUsersDialog, type GroupUsersDialogProps, type UserChoices } from './GroupUsersDialog.tsx';
