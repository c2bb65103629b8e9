import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  changeDeviceView,
  OPERATING_SYSTEMS,
  SEARCH_LIMIT,
  type CardSizePreset,
  type DeviceSearchKey,
  type DeviceView,
} from '@remote-console/domain';
import { LayoutGrid, List, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ICON, PageHeader, SearchField, ViewSwitch } from '../../primitives/index.ts';
import { UsageCount } from '../UsageCount/index.ts';
import { CardSizeSelect } from './CardSizeSelect.tsx';
import { QuietSelect } from './QuietSelect.tsx';

export interface GroupNavigationBarProps {
  /** Name of what is shown: the group, all devices, the favourites. */
  readonly title: string;
  /** The way to it. */
  readonly breadcrumb?: ReactNode;
  /** Devices in use and how many are allowed; `null` while not known. */
  readonly usage: { readonly used: number; readonly limit: number | null } | null;
  readonly view: DeviceView;
  /** The view as it should become. */
  readonly onViewChange: (view: DeviceView) => void;
  /** Reads the list anew. */
  readonly onRefresh: () => void;
  /** Whether it is being read anew because somebody asked. */
  readonly refreshing?: boolean;
  /** The size of the cards, chosen in card view; without it there is no choice. */
  readonly cardSize?: CardSizePreset;
  readonly onCardSizeChange?: (change: { readonly size: CardSizePreset }) => void;
  /** iOS is offered as a filter where such a device exists. */
  readonly offersIos?: boolean;
  /** More acts, before the others: opening the tree on a phone, say. */
  readonly actions?: ReactNode;
}

/** On screens this narrow the usage has a line of its own. */
const PHONE = '(max-width: 599.95px)';

/** Searches in texts; the operating system has a filter of its own. */
const TEXT_KEYS = ['any', 'alias', 'memo', 'ip'] as const satisfies readonly DeviceSearchKey[];

function SystemFilter({
  view,
  onViewChange,
  offersIos = false,
}: Pick<GroupNavigationBarProps, 'view' | 'onViewChange' | 'offersIos'>) {
  const text = useText('devices');
  const chosen = view.searchKey === 'os' ? view.searchValue : '';
  const systems = OPERATING_SYSTEMS.filter(
    ({ code, name }) => name !== null && (code !== 5 || offersIos || chosen === String(code)),
  );
  return (
    <QuietSelect
      label={text('filterOs')}
      value={chosen}
      onChange={({ value }) =>
        onViewChange(
          changeDeviceView(view, {
            searchKey: value === '' ? 'any' : 'os',
            searchValue: value,
          }),
        )
      }
    >
      <option value="">{text('everyOs')}</option>
      {systems.map(({ code, name }) => (
        <option key={code} value={String(code)}>
          {name}
        </option>
      ))}
    </QuietSelect>
  );
}

/** Head of the device list: where I am, how much is used, how to look at it, what to look for. */
export function GroupNavigationBar(props: GroupNavigationBarProps) {
  const { title, breadcrumb, usage, view, onViewChange, onRefresh, refreshing = false } = props;
  const { cardSize, onCardSizeChange, offersIos = false, actions } = props;
  const text = useText('devices');
  const common = useText('common');
  const labels = {
    any: text('searchEverywhere'),
    alias: text('columnName'),
    memo: text('columnMemo'),
    ip: text('columnIp'),
  };
  const hints = {
    any: text('searchAny'),
    alias: text('searchAlias'),
    memo: text('searchMemo'),
    ip: text('searchIp'),
  };
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const searchKey = TEXT_KEYS.find((key) => key === view.searchKey) ?? 'any';
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <PageHeader
        title={title}
        breadcrumb={breadcrumb}
        aside={!phone && usage && <UsageCount {...usage} />}
        actions={
          <>
            {actions}
            <ViewSwitch
              label={text('view')}
              value={view.view}
              choices={[
                { view: 'card', label: text('viewCard'), Icon: LayoutGrid },
                { view: 'table', label: text('viewTable'), Icon: List },
              ]}
              onChange={(change) => onViewChange(changeDeviceView(view, change))}
            />
            <Tooltip title={common('refresh')}>
              <IconButton aria-label={text('refreshList')} aria-busy={refreshing} onClick={onRefresh}>
                <RefreshCw {...ICON} />
              </IconButton>
            </Tooltip>
          </>
        }
      />
      {phone && usage && <UsageCount {...usage} wide />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
        <Box sx={{ flex: '1 1 320px', maxWidth: 420, minWidth: 0 }}>
          <SearchField
            keys={TEXT_KEYS.map((key) => ({ key, label: labels[key] }))}
            searchKey={searchKey}
            value={view.searchKey === 'os' ? '' : view.searchValue}
            label={text('searchDevices')}
            placeholder={hints[searchKey]}
            limit={SEARCH_LIMIT}
            onChange={({ key, value }) =>
              onViewChange(changeDeviceView(view, { searchKey: key, searchValue: value.trim() }))
            }
          />
        </Box>
        <SystemFilter view={view} onViewChange={onViewChange} offersIos={offersIos} />
        {!phone && view.view === 'card' && cardSize !== undefined && onCardSizeChange && (
          <Box sx={{ ml: 'auto' }}>
            <CardSizeSelect size={cardSize} onChange={onCardSizeChange} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
