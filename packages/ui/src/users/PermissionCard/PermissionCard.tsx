import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { FieldLayoutContext, FormSection } from '../../primitives/index.ts';
import { isManager, type Person } from '../person.ts';
import { PermissionSwitches, type PermissionSwitchesProps } from './PermissionSwitches.tsx';
import styles from './PermissionCard.module.css';

export interface PermissionCardProps extends PermissionSwitchesProps {
  readonly person: Person;
  /** Why nothing can be changed, or what can. */
  readonly note: string;
  /** The groups that the person has access to. */
  readonly groups: ReactNode;
}

/** A person's permissions, and the accessible device groups. */
export function PermissionCard({ note, groups, ...switches }: PermissionCardProps) {
  const text = useText('users');
  return (
    <FormSection title={text('permissions')} description={note}>
      <FieldLayoutContext.Provider value="stack">
        <PermissionSwitches {...switches} />
      </FieldLayoutContext.Provider>
      <div role="group" aria-label={text('groupAccess')}>
        <h3 className={styles.title}>{text('groupAccess')}</h3>
        <FieldLayoutContext.Provider value="stack">
          {isManager(switches.person) ? text('groupAccessAll') : groups}
        </FieldLayoutContext.Provider>
      </div>
    </FormSection>
  );
}
