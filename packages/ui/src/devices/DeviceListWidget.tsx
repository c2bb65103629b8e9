import Box from '@mui/material/Box';
import { useDeviceSummary, useRefreshDevices } from '@remote-console/api-client/react';
import { deviceCountOf, type CardSizePreset } from '@remote-console/domain';
import { useState, type ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { Breadcrumb, type BreadcrumbItem } from '../primitives/index.ts';
import { cardGrid, useElementWidth } from './DeviceCardGrid/index.ts';
import { DeviceCardsWidget } from './DeviceCardsWidget.tsx';
import { DeviceTableWidget } from './DeviceTableWidget.tsx';
import { GroupNavigationBar } from './GroupNavigationBar/index.ts';
import { useGroupNames } from './groupNames.ts';
import type { DeviceListWidgetInput } from './listWidget.ts';

export interface DeviceListWidgetProps extends DeviceListWidgetInput {
  /** Where the list of a group is; the breadcrumb has links then. */
  readonly groupHref?: (choice: { readonly groupPk: string }) => string;
  /** The size of the cards; the widget keeps it itself unless told. */
  readonly cardSize?: CardSizePreset;
  readonly onCardSizeChange?: (change: { readonly size: CardSizePreset }) => void;
  /** More acts in the head: opening the group tree on a phone, say. */
  readonly actions?: ReactNode;
}

interface Place {
  readonly title: string;
  readonly way: readonly BreadcrumbItem[];
  readonly usage: { readonly used: number; readonly limit: number | null } | null;
}

function usePlace({ groupPk, groupHref }: Pick<DeviceListWidgetProps, 'groupPk' | 'groupHref'>): Place {
  const text = useText('devices');
  const summary = useDeviceSummary().data?.objects[0];
  const { pathOf, groupOf, labelOf } = useGroupNames();
  const item = (key: string, label: string): BreadcrumbItem =>
    groupHref ? { label, href: groupHref({ groupPk: key }) } : { label };
  const all = item('all', text('allDevices'));

  if (groupPk === 'all') {
    const usage = summary ? { used: summary.total, limit: summary.licensed } : null;
    return { title: text('allDevices'), way: [], usage };
  }
  if (groupPk === 'favorite') return { title: text('favourites'), way: [], usage: null };
  const group = groupOf(Number(groupPk));
  if (!group) return { title: text('columnGroup'), way: [], usage: null };
  return {
    title: labelOf(group),
    way: [all, ...pathOf(group.pk).map((above) => item(String(above.pk), labelOf(above)))],
    usage: { used: deviceCountOf(group), limit: group.dev_limit ?? null },
  };
}

/** The device list: head with search and views, then the view in use. The host holds its state and the group. */
export function DeviceListWidget(props: DeviceListWidgetProps) {
  const { groupHref, cardSize, onCardSizeChange, actions, ...input } = props;
  const { groupPk, view, onViewChange } = input;
  const refresh = useRefreshDevices();
  const [element, width] = useElementWidth<HTMLDivElement>();
  const [refreshing, setRefreshing] = useState(false);
  const [ownCardSize, setOwnCardSize] = useState<CardSizePreset>(0);
  const size = cardSize ?? ownCardSize;
  const { title, way, usage } = usePlace({ groupPk, ...(groupHref ? { groupHref } : {}) });

  const readAnew = async () => {
    setRefreshing(true);
    await refresh();
    setRefreshing(false);
  };
  // In card view head, cards and foot share their edges, so that no empty column is left at one side.
  const cardsWidth = view.view === 'card' ? cardGrid(width, size).width : null;
  return (
    <Box ref={element}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: '16px',
          maxWidth: cardsWidth ?? 'none',
          mx: 'auto',
        }}
      >
        <GroupNavigationBar
          title={title}
          breadcrumb={way.length > 0 && <Breadcrumb items={way} />}
          usage={usage}
          view={view}
          onViewChange={onViewChange}
          refreshing={refreshing}
          onRefresh={() => void readAnew()}
          cardSize={size}
          onCardSizeChange={(change) => {
            setOwnCardSize(change.size);
            onCardSizeChange?.(change);
          }}
          actions={actions}
        />
        {view.view === 'card' ? (
          <DeviceCardsWidget key={groupPk} {...input} cardSize={size} />
        ) : (
          <DeviceTableWidget {...input} />
        )}
      </Box>
    </Box>
  );
}
