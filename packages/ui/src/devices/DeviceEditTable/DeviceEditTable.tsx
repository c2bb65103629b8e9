import type { Device } from '@remote-console/api-client';
import { mayDraft, type ActionContext } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { OperatingSystemIcon } from '../../primitives/index.ts';
import { deviceStateSign } from '../DeviceBadges/PowerBadges.tsx';
import { useSignTools } from '../DeviceBadges/useSignTools.ts';
import { draftOf, type Drafts } from './drafts.ts';
import { EditField, type EditFieldProps } from './EditField.tsx';
import styles from './DeviceEditTable.module.css';

export interface DeviceEditTableProps {
  readonly devices: readonly Device[];
  /** The person editing: memos are editable only with permission. */
  readonly context: ActionContext;
  readonly drafts: Drafts;
  readonly onType: EditFieldProps['onType'];
  /** The displayed group of a device; its stored name by default. */
  readonly groupName?: (device: Device) => string;
}

/** The table with the name and memo of every row editable [B-LIST-06]. */
export function DeviceEditTable({ devices, context, drafts, onType, groupName }: DeviceEditTableProps) {
  const text = useText('devices');
  const signs = useSignTools();
  const mayEditMemo = mayDraft('memo', context.permissions);
  return (
    <div role="table" aria-label={text('editList')} className={styles.table}>
      <div role="row" className={`${styles.row} ${styles.head}`}>
        {[text('columnState'), text('columnName'), text('columnMemo'), text('columnGroup')].map((name) => (
          <span role="columnheader" key={name}>
            {name}
          </span>
        ))}
      </div>
      {devices.map((device) => (
        <div role="row" key={device.id} className={`${styles.row} ${styles.device}`}>
          <div role="cell" className={styles.state}>
            <OperatingSystemIcon code={device.osId} />
            {deviceStateSign(device, signs)}
          </div>
          <div role="cell">
            <EditField device={device} field="alias" draft={draftOf(drafts, device.id, 'alias')} onType={onType} />
          </div>
          <div role="cell" className={`${styles.memo} ${mayEditMemo ? '' : styles.fixed}`}>
            {mayEditMemo ? (
              <EditField device={device} field="memo" draft={draftOf(drafts, device.id, 'memo')} onType={onType} />
            ) : (
              device.memo
            )}
          </div>
          <div role="cell" className={styles.group}>
            {groupName?.(device) ?? device.groupName}
          </div>
        </div>
      ))}
    </div>
  );
}
