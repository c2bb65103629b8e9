import { changeDeviceView, DEVICE_SEARCH_KEYS, SEARCH_LIMIT } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { SearchField } from '../../primitives/index.ts';
import type { GroupNavigationBarProps } from './GroupNavigationBar.tsx';

type DeviceSearchProps = Pick<GroupNavigationBarProps, 'view' | 'onViewChange'>;

/** The search of the list: text and field. */
export function DeviceSearch({ view, onViewChange }: DeviceSearchProps) {
  const text = useText('devices');
  const { searchKey } = view;
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
  return (
    <SearchField
      keys={DEVICE_SEARCH_KEYS.map((key) => ({ key, label: labels[key] }))}
      searchKey={searchKey}
      value={view.searchValue}
      label={text('searchDevices')}
      placeholder={hints[searchKey]}
      limit={SEARCH_LIMIT}
      onChange={({ key, value }) => onViewChange(changeDeviceView(view, { searchKey: key, searchValue: value.trim() }))}
    />
  );
}
