import type { PartnerManager } from '@remote-console/api-client/react';
import { MEMBER_TYPES } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import styles from './ManagerRow.module.css';

interface ManagerRowProps {
  readonly manager: PartnerManager;
}

/** A person who decides on applications, with what distinguishes people of the same name (A-PARTNER-41). */
export function ManagerRow({ manager }: ManagerRowProps) {
  const text = useText('partners');
  const { name, part, email, phone, userType } = manager;
  const role = text(userType === MEMBER_TYPES.subManager ? 'subManager' : 'admin');
  const contact = [email, phone].filter((each) => each !== '').join(' · ');
  return (
    <span className={styles.manager}>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{part === '' ? role : `${part} · ${role}`}</span>
      <span className={styles.detail}>{contact}</span>
    </span>
  );
}
