import type { RemoteKind } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { SMALL_ICON } from '../primitives/index.ts';
import { KIND_ICONS } from './SessionWindow/sessionTexts.ts';
import styles from './KindBadges.module.css';

/** The kinds of connections, each with its icon. */
export function KindBadges({ kinds }: { readonly kinds: readonly RemoteKind[] }) {
  const text = useText('remote');
  if (kinds.length === 0) return <div className={styles.away}>{text('away')}</div>;
  return (
    <div className={styles.kinds}>
      {kinds.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <span key={kind} className={styles.kind}>
            <Icon {...SMALL_ICON} />
            {text(kind)}
          </span>
        );
      })}
    </div>
  );
}
