import {
  AUTH_VALUES,
  holdsAuthValue,
  PERMISSION_FIELDS,
  PERMISSIONS,
  permissionsOf,
  withAuthValue,
  type Permission,
} from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { SwitchField } from '../../primitives/index.ts';
import { isManager, type PermissionChange, type Person } from '../person.ts';
import styles from './PermissionCard.module.css';

/** A permission with a switch; CSRemoteView has none (C-PERM-13). */
export type SwitchedPermission = Exclude<Permission, 'CSRemoteView'>;

const GROUPS = [
  { title: 'permissionsCommon', permissions: ['deviceMonitor', 'CSRemoteControl', 'CSFileManager'] },
  { title: 'permissionsWeb', permissions: ['modifyInformation', 'useFunction', 'viewReport'] },
  {
    title: 'permissionsManager',
    permissions: ['CSDeviceManagement', 'CSUpdate', 'CSThumbnailView', 'CSRestart'],
  },
] as const satisfies readonly { readonly title: string; readonly permissions: readonly SwitchedPermission[] }[];

/** The change of a switch: its own field, or `permissions` with the other numbers kept (C-PERM-15, C-PERM-16). */
export function permissionChange(
  permissions: string,
  permission: Exclude<SwitchedPermission, 'deviceMonitor'>,
  isGranted: boolean,
): PermissionChange {
  switch (permission) {
    case 'modifyInformation':
    case 'useFunction':
    case 'viewReport': {
      const listed = holdsAuthValue(permissions, AUTH_VALUES.deviceMonitor)
        ? permissions
        : `1,${permissions}`.replace(/,$/, '');
      return { permissions: withAuthValue(listed, AUTH_VALUES[permission], isGranted) };
    }
    default:
      return { [PERMISSION_FIELDS[permission]]: isGranted };
  }
}

export interface PermissionSwitchesProps {
  readonly person: Person;
  /** Whether the switches can be changed. */
  readonly editable: boolean;
  /** The permissions that the viewer can grant, all by default; others can only be revoked. */
  readonly grantable?: readonly Permission[];
  /** Whether the account has the Corporate functions: adds the rows of the manager program (C-PERM-11). */
  readonly corporate: boolean;
  readonly onChange: (change: PermissionChange) => void;
}

/** A person's permissions, in three groups. Watching devices is always allowed, and a manager may do everything. */
export function PermissionSwitches({
  person,
  editable,
  grantable = PERMISSIONS,
  corporate,
  onChange,
}: PermissionSwitchesProps) {
  const text = useText('users');
  const held = permissionsOf({ ...person, type: isManager(person) ? 'Manager' : 'User' });
  const isFixed = !editable || isManager(person);
  const hintOf = (permission: SwitchedPermission) => {
    if (permission === 'deviceMonitor') return text('deviceMonitorAlways');
    const isOff = permission === 'CSFileManager' && person.isFileTransferDisabled;
    if (isOff) return text('fileTransferOff');
    if (isFixed || grantable.includes(permission)) return undefined;
    return text(held[permission] ? 'permissionNotReturned' : 'permissionNotOwn');
  };
  const isBeyond = (permission: SwitchedPermission) => !held[permission] && !grantable.includes(permission);
  return GROUPS.filter(({ title }) => corporate || title !== 'permissionsManager').map(({ title, permissions }) => (
    <div key={title} role="group" aria-label={text(title)}>
      <h3 className={styles.title}>{text(title)}</h3>
      {permissions.map((permission) => {
        const isOff = permission === 'CSFileManager' && person.isFileTransferDisabled;
        return (
          <SwitchField
            key={permission}
            label={text(permission)}
            hint={hintOf(permission)}
            checked={held[permission]}
            disabled={isFixed || isOff || permission === 'deviceMonitor' || isBeyond(permission)}
            onChange={({ checked }) => {
              if (permission !== 'deviceMonitor') onChange(permissionChange(person.permissions, permission, checked));
            }}
          />
        );
      })}
    </div>
  ));
}
