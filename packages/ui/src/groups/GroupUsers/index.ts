export { GroupUsers, type GroupUsersProps } from './GroupUsers.tsx';
