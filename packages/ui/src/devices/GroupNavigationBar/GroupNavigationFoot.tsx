import Box from '@mui/material/Box';
import { changeDeviceView, DEVICE_PAGE_SIZES, type DeviceView } from '@remote-console/domain';
import { PageSizeSelect, Pagination } from '../../primitives/index.ts';

export interface GroupNavigationFootProps {
  readonly view: DeviceView;
  /** Devices that match, on all pages. */
  readonly total: number;
  /** The view as it should become. */
  readonly onViewChange: (view: DeviceView) => void;
  /** A view that is probably wanted next. */
  readonly onApproach?: (view: DeviceView) => void;
}

/** Foot of the device list: how many there are, how many a page shows, and the pages [B-NAV-06] [B-NAV-07]. */
export function GroupNavigationFoot(props: GroupNavigationFootProps) {
  const { view, total, onViewChange, onApproach } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 36 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
        <Pagination
          unit="devices"
          page={view.page}
          pageSize={view.size}
          total={total}
          onChange={({ page }) => onViewChange(changeDeviceView(view, { page }))}
          onApproach={onApproach && (({ page }) => onApproach(changeDeviceView(view, { page })))}
        />
      </Box>
      <Box sx={{ ml: 'auto' }}>
        <PageSizeSelect
          value={view.size}
          options={DEVICE_PAGE_SIZES}
          onChange={({ size }) => onViewChange(changeDeviceView(view, { size }))}
        />
      </Box>
    </Box>
  );
}
