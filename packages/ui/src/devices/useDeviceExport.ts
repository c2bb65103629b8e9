import { DEVICE_EXPORT_RANGE, deviceQuery, EXPORT_IDS, type DeviceView } from '@remote-console/domain';
import { useExportFile, type ExportFile } from '../spreadsheet/index.ts';

interface DeviceExportInput {
  readonly view: DeviceView;
  /** `all`, `favorite` or the ID of a group, as in the URL. */
  readonly groupId: string;
}

/** The Excel file of the list with the current search, filter and order. */
export function useDeviceExport({ view, groupId }: DeviceExportInput): ExportFile {
  const { group: place, limit: _limit, offset: _offset, searchMode: _mode, ...asked } = deviceQuery(view, groupId);
  const group = /^\d+$/.test(place) ? Number(place) : place === 'favorate' ? 'favorate' : 'all';
  return useExportFile({ exportId: EXPORT_IDS.devices, ...asked, ...DEVICE_EXPORT_RANGE, group }, 'list');
}
