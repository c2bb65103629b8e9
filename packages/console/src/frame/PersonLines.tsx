import { useText } from '@remote-console/ui';
import type { Session } from '../session/index.ts';
import styles from './PersonLines.module.css';
import { roleLabel } from './roleLabel.ts';

interface PersonLinesProps {
  readonly session: Session;
}

/** Name, ID, and company of the signed-in user. */
export function PersonLines({ session }: PersonLinesProps) {
  const text = useText('frame');
  const label = roleLabel(session);
  return (
    <div className={styles.person}>
      <div className={styles.name}>{session.name}</div>
      <div>{label === null ? session.loginId : text(label, { id: session.loginId })}</div>
      <div>{session.companyName}</div>
    </div>
  );
}
