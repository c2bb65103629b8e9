export { GroupAccess, type GroupAccessChange, type GroupAccessProps } from './GroupAccess.tsx';
export { PermissionCard, type PermissionCardProps } from './PermissionCard.tsx';
export { permissionChange, type PermissionSwitchesProps, type SwitchedPermission } from './PermissionSwitches.tsx';
