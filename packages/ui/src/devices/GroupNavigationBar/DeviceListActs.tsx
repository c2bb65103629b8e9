import { changeDeviceView } from '@remote-console/domain';
import { LayoutGrid, List, MonitorPlay, RefreshCw, SquarePen } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { ICON, IconButton, ViewSwitch } from '../../primitives/index.ts';
import { tableOf } from '../listWidget.ts';
import type { GroupNavigationBarProps } from './GroupNavigationBar.tsx';

type DeviceListActsProps = Pick<
  GroupNavigationBarProps,
  'view' | 'onViewChange' | 'actions' | 'refreshing' | 'onRefresh'
>;

/** Actions on the whole list: changing the view, editing, refreshing. */
export function DeviceListActs({ view, onViewChange, actions, refreshing = false, onRefresh }: DeviceListActsProps) {
  const text = useText('devices');
  const commands = useText('deviceCommands');
  const common = useText('common');
  return (
    <>
      {actions}
      <ViewSwitch
        label={text('view')}
        value={view.view}
        choices={[
          { view: 'card', label: text('viewCard'), Icon: LayoutGrid },
          { view: 'table', label: text('viewTable'), Icon: List },
          { view: 'live', label: commands('viewLive'), Icon: MonitorPlay },
        ]}
        onChange={(change) => onViewChange(changeDeviceView(view, change))}
      />
      <IconButton
        aria-label={text('editMode')}
        title={text('editMode')}
        aria-pressed={view.view === 'edit'}
        onClick={() => onViewChange(view.view === 'edit' ? tableOf(view) : { ...view, view: 'edit' })}
      >
        <SquarePen {...ICON} />
      </IconButton>
      <IconButton aria-label={text('refreshList')} title={common('refresh')} aria-busy={refreshing} onClick={onRefresh}>
        <RefreshCw {...ICON} />
      </IconButton>
    </>
  );
}
