import { useText } from '@remote-console/ui';
import { CloudOff, WifiOff } from 'lucide-react';
import type { Reach } from '../session/network.ts';
import { Banner } from './Banner.tsx';

interface NetworkBannerProps {
  readonly reach: Reach;
}

const TITLE = { marginInlineEnd: 6 };

/** The line of the frame while the server is out of reach; what it says is announced. */
export function NetworkBanner({ reach }: NetworkBannerProps) {
  const text = useText('frame');
  const common = useText('common');
  return (
    <div role="status">
      {reach === 'no-network' && (
        <Banner Icon={WifiOff}>
          <strong style={TITLE}>{common('offlineTitle')}</strong> {common('offlineHint')}
        </Banner>
      )}
      {reach === 'no-answer' && <Banner Icon={CloudOff}>{text('serverLost')}</Banner>}
    </div>
  );
}
