import { changeDeviceView, DEVICE_PAGE_SIZES, type DeviceView } from '@remote-console/domain';
import { PageSizeSelect, Pagination } from '../../primitives/index.ts';
import styles from './GroupNavigationFoot.module.css';

export interface GroupNavigationFootProps {
  readonly view: DeviceView;
  /** Matching devices, on all pages. */
  readonly total: number;
  /** The new view. */
  readonly onViewChange: (view: DeviceView) => void;
  /** A view that is likely to be opened next. */
  readonly onPrefetch?: (view: DeviceView) => void;
}

/** The footer of the device list: total, page size, and pages [B-NAV-06] [B-NAV-07]. */
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
