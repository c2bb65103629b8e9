import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { changeDeviceView, DEVICE_PAGE_SIZES, type DeviceView } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { PageSizeSelect, Pagination } from '../../primitives/index.ts';

export interface GroupNavigationFootProps {
  readonly view: DeviceView;
  /** Devices that match, on all pages. */
  readonly total: number;
  /** The view as it should become. */
  readonly onViewChange: (view: DeviceView) => void;
  /** How many devices are selected, on this page and others. */
  readonly selectedCount?: number;
  readonly onClearSelection?: () => void;
}

/** Foot of the device list: how many there are, how many a page shows, and the pages [B-NAV-06] [B-NAV-07]. */
export function GroupNavigationFoot(props: GroupNavigationFootProps) {
  const { view, total, onViewChange, selectedCount = 0, onClearSelection } = props;
  const text = useText('devices');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 36 }}>
      <Box
        role="status"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '4px',
          fontSize: 13,
          fontWeight: 600,
          '&:empty': { display: 'none' },
        }}
      >
        {selectedCount > 0 && text('selected', { count: selectedCount })}
      </Box>
      {selectedCount > 0 && onClearSelection && (
        <Button variant="text" size="small" onClick={onClearSelection}>
          {text('clearSelection')}
        </Button>
      )}
      <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
        <Pagination
          unit="devices"
          page={view.page}
          pageSize={view.size}
          total={total}
          onChange={({ page }) => onViewChange(changeDeviceView(view, { page }))}
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
