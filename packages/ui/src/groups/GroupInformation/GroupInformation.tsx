import type { GroupChange, GroupDetail } from '@remote-console/api-client';
import {
  checkGroupContact,
  checkGroupName,
  formatInstant,
  GROUP_CONTACT_FIELDS,
  GROUP_CONTACT_LIMITS,
  GROUP_NAME_LIMIT,
  hasTime,
  isOrdinaryGroup,
  readDeviceLimit,
  type GroupContactField,
} from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useGroupName, useMessage, useText } from '../../i18n/index.ts';
import { FormRow, FormSection, InlineEdit, SwitchField, type SaveOutcome } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { RemoteConsentField } from './RemoteConsentField.tsx';
import { RemoteRecordingFields } from './RemoteRecordingFields.tsx';
import { RemoteSharingField } from './RemoteSharingField.tsx';
import styles from './GroupInformation.module.css';

export interface GroupInformationProps {
  readonly group: GroupDetail;
  /** The names of its ancestors, from the top down. */
  readonly path: readonly string[];
  /** The names of its siblings. */
  readonly siblings: readonly string[];
  /** Saves one field; resolves to the text of a refusal. Read-only without it. */
  readonly onChange?: ((change: GroupChange) => Promise<SaveOutcome>) | undefined;
}

const CONTACT_LABELS = {
  groupManagerName: 'managerName',
  groupManagerEmail: 'managerEmail',
  groupManagerPhone: 'managerPhone',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<GroupContactField, string>;

/** The properties of a group, each edited in place [C-GDETAIL-01] [C-GDETAIL-02]. */
export function GroupInformation({ group, path, siblings, onChange }: GroupInformationProps) {
  const text = useText('groupPages');
  const treeText = useText('groups');
  const message = useMessage();
  const nameOf = useGroupName();
  const time = useTimePreferences();
  const ordinary = isOrdinaryGroup(group);
  const failureText = message('unknown_error');

  const field = (input: {
    readonly label: string;
    readonly value: string;
    readonly limit: number;
    readonly check: (value: string) => string | null;
    readonly change: (value: string) => GroupChange;
    readonly hint?: string;
  }): ReactNode => (
    <FormRow label={input.label} hint={input.hint}>
      {onChange ? (
        <div className={styles.edit}>
          <InlineEdit
            label={input.label}
            value={input.value}
            limit={input.limit}
            placeholder={text('notSet')}
            failureText={failureText}
            check={(value) => {
              const problem = input.check(value);
              return problem === null ? null : message(problem);
            }}
            onSave={({ value }) => onChange(input.change(value.trim()))}
          />
        </div>
      ) : (
        input.value || text('notSet')
      )}
    </FormRow>
  );

  return (
    <FormSection title={text('information')}>
      {ordinary ? (
        field({
          label: treeText('groupName'),
          value: group.name,
          limit: GROUP_NAME_LIMIT,
          check: (value) => checkGroupName(value, siblings),
          change: (name) => ({ name }),
        })
      ) : (
        <FormRow label={treeText('groupName')} hint={treeText('fixedGroup')}>
          {nameOf(group)}
        </FormRow>
      )}
      {path.length > 0 && <FormRow label={treeText('parentGroup')}>{path.join(' / ')}</FormRow>}
      <FormRow label={text('columnDevices')}>{treeText('deviceCount', { count: group.totalDeviceCount })}</FormRow>
      {ordinary &&
        field({
          label: text('deviceLimit'),
          value: group.deviceQuota === null ? '' : String(group.deviceQuota),
          limit: 7,
          check: (value) => (readDeviceLimit(value) === 'invalid_data' ? 'invalid_data' : null),
          change: (value) => {
            const limit = readDeviceLimit(value);
            return { deviceQuota: typeof limit === 'number' ? limit : null };
          },
          hint: text('deviceLimitHint'),
        })}
      {onChange ? (
        <SwitchField
          label={text('confirmDevices')}
          hint={text('confirmDevicesHint')}
          checked={group.needsConfirmation}
          onChange={({ checked }) => void onChange({ needsConfirmation: checked })}
        />
      ) : (
        <FormRow label={text('confirmDevices')}>
          {text(group.needsConfirmation ? 'confirmNeeded' : 'confirmNotNeeded')}
        </FormRow>
      )}
      <RemoteConsentField group={group} onChange={onChange} />
      <RemoteSharingField group={group} onChange={onChange} />
      <RemoteRecordingFields group={group} onChange={onChange} />
      {GROUP_CONTACT_FIELDS.map((name) => (
        <div key={name}>
          {field({
            label: text(CONTACT_LABELS[name]),
            value: group[name],
            limit: GROUP_CONTACT_LIMITS[name],
            check: (value) => checkGroupContact(name, value),
            change: (value) => ({ [name]: value }),
          })}
        </div>
      ))}
      <FormRow label={text('updated')}>
        {hasTime(group.updateTime) ? formatInstant(group.updateTime, time, 'minute') : text('neverUpdated')}
      </FormRow>
    </FormSection>
  );
}
