import { changeDeviceView, DEVICE_PAGE_SIZES, type DeviceView } from '@remote-console/domain';
import { PageSizeSelect, Pagination } from '../../primitives/index.ts';
import styles from './GroupNavigationFoot.module.css';

export interface GroupNavigationFootProps {
  readonly view: DeviceView;
  /** Devices that match, on all pages. */
  readonly total: number;
  /** The view as it should become. */
  readonly onViewChange: (view: DeviceView) => void;
  /** A view that is probably wanted next. */
  readonly onPrefetch?: (view: DeviceView) => void;
}

/** Foot of the device list: how many there are, how many a page shows, and the pages [B-NAV-06] [B-NAV-07]. */
export function GroupNavigationFoot(props: GroupNavigationFootProps) {
  const { view, total, onViewChange, onPrefetch } = props;
  return (
    <div className={styles.place}>
      <div className={styles.foot}>
        <div className={styles.pages}>
          <Pagination
            unit="devices"
            page={view.page}
            pageSize={view.size}
            total={total}
            onChange={({ page }) => onViewChange(changeDeviceView(view, { page }))}
            onPrefetch={onPrefetch && (({ page }) => onPrefetch(changeDeviceView(view, { page })))}
          />
        </div>
        <div className={styles.size}>
          <PageSizeSelect
            value={view.size}
            options={DEVICE_PAGE_SIZES}
            onChange={({ size }) => onViewChange(changeDeviceView(view, { size }))}
          />
        </div>
      </div>
    </div>
  );
}
