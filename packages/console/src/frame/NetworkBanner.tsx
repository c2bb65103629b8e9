import { useText } from '@remote-console/ui';
import { CloudOff, WifiOff } from 'lucide-react';
import type { Reach } from '../api/index.ts';
import { Banner } from './Banner.tsx';
import styles from './NetworkBanner.module.css';

interface NetworkBannerProps {
  readonly reach: Reach;
}

/** The line shown in the frame while the server is unreachable; screen readers announce it. */
export function NetworkBanner({ reach }: NetworkBannerProps) {
  const text = useText('frame');
  const common = useText('common');
  return (
    <div role="status">
      {reach === 'no-network' && (
        <Banner Icon={WifiOff}>
          <strong className={styles.title}>{common('offlineTitle')}</strong> {common('offlineHint')}
        </Banner>
      )}
      {reach === 'no-answer' && <Banner Icon={CloudOff}>{text('serverLost')}</Banner>}
    </div>
  );
}
