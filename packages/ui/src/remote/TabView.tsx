import CircularProgress from '@mui/material/CircularProgress';
import { Suspense, useCallback } from 'react';
import { useText } from '../i18n/index.ts';
import type { RemoteViews } from './remoteViews.ts';
import type { ReadTerminal, SessionTab } from './SessionWindow/sessionState.ts';
import styles from './TabView.module.css';

interface TabViewProps {
  readonly tab: SessionTab;
  readonly deviceName: string;
  /** The names of the others who control the screen; empty if unknown. */
  readonly controlledBy: string;
  readonly views: RemoteViews;
  readonly onBusyChange: (id: number, busy: boolean) => void;
  readonly onTitle: (id: number, title: string) => void;
  /** Opens the person's own terminal. */
  readonly onOpenOwn: () => void;
  readonly onFollow: (id: number, read: ReadTerminal) => () => void;
}

function Opening() {
  const text = useText('remote');
  return (
    <div role="status" aria-label={text('loadingView')} className={styles.opening}>
      <CircularProgress size={28} aria-hidden />
    </div>
  );
}

/** The view of one connection, loaded when it is first shown. */
export function TabView(props: TabViewProps) {
  const { tab, deviceName, controlledBy, views, onBusyChange, onTitle, onOpenOwn, onFollow } = props;
  const View = views[tab.kind];
  const { id, channel, watching, beside, resumed } = tab;
  const tellBusy = useCallback(({ busy }: { readonly busy: boolean }) => onBusyChange(id, busy), [id, onBusyChange]);
  const tellTitle = useCallback((title: string) => onTitle(id, title), [id, onTitle]);
  const follow = useCallback((read: ReadTerminal) => onFollow(id, read), [id, onFollow]);
  if (!View || !channel) return null;
  return (
    <Suspense fallback={<Opening />}>
      <View
        channel={channel}
        deviceName={deviceName}
        watching={watching}
        controlledBy={controlledBy}
        onBusyChange={tellBusy}
        onTitle={tellTitle}
        resumed={resumed}
        guest={beside && { of: beside.name, watching }}
        onOpenOwn={onOpenOwn}
        onFollow={follow}
      />
    </Suspense>
  );
}
