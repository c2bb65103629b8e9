import { useText } from '../i18n/index.ts';
import { AddDeviceWidget, type AddDeviceWidgetProps } from './AddDeviceWidget.tsx';
import styles from './FirstDeviceWidget.module.css';

/** What a company without devices sees: how to add the first one. */
export function FirstDeviceWidget(props: AddDeviceWidgetProps) {
  const text = useText('downloads');
  return (
    <div className={styles.welcome}>
      <header>
        <h1 className={styles.title}>{text('addFirstTitle')}</h1>
        <div className={styles.description}>{text('addDescription')}</div>
      </header>
      <AddDeviceWidget {...props} />
    </div>
  );
}
