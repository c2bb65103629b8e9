import { changeDeviceView, type CardSizePreset, type DeviceView, type ListPreferences } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { DenseSwitch, PageHeader, Stack } from '../../primitives/index.ts';
import { UsageCount } from '../UsageCount/UsageCount.tsx';
import { usePhone } from '../usePhone.ts';
import { CardSizeSelect } from './CardSizeSelect.tsx';
import { InstallLink } from './InstallLink.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { DeviceFilterBar, type TypedFilterParts } from './DeviceFilterBar.tsx';
import { DeviceListActs } from './DeviceListActs.tsx';
import { DeviceSearch } from './DeviceSearch.tsx';
import styles from './GroupNavigationBar.module.css';

export interface GroupNavigationBarProps {
  /** Name of the list: the group, all devices, the favorites. */
  readonly title: string;
  /** The path to it. */
  readonly breadcrumb?: ReactNode;
  /** Devices in use and the limit; `null` if unknown. */
  readonly usage: { readonly used: number; readonly limit: number | null } | null;
  readonly view: DeviceView;
  /** The new view. */
  readonly onViewChange: (view: DeviceView) => void;
  /** Reloads the list. */
  readonly onRefresh: () => void;
  /** Whether it is being reloaded on request. */
  readonly refreshing?: boolean | undefined;
  /** The size of the cards, chosen in card view; without it there is no choice. */
  readonly cardSize?: CardSizePreset;
  readonly onCardSizeChange?: (change: { readonly size: CardSizePreset }) => void;
  /** Renders a typed filter; without it filters can only be chosen. */
  readonly typedFilter?: TypedFilterParts;
  /** Opens the saved views. */
  readonly viewsButton?: ReactNode;
  /** The person's columns; without them there is no choice. */
  readonly choices?: ListPreferences;
  readonly onChoicesChange?: (change: { readonly choices: ListPreferences }) => void;
  /** Whether the group has subgroups, whose devices can be included. */
  readonly offersSubgroups?: boolean;
  /** Opens the usage history of the devices. */
  readonly historyButton?: ReactNode;
  /** Exports the list as an Excel file. */
  readonly exportButton?: ReactNode;
  /** The page of the installers; without it, as on a phone, they are not offered (B-NAV-10). */
  readonly installHref?: string | undefined;
  /** A device is to be added; without a handler a click follows `installHref`. */
  readonly onAddDevice?: (() => void) | undefined;
  /** More actions, before the others, such as opening the tree on a phone. */
  readonly actions?: ReactNode;
}

/**
 * The header of the device list: location, usage, view and search. On a phone the usage has its own line, and what does
 * not fit in the header is below the search, in two columns.
 */
export function GroupNavigationBar(props: GroupNavigationBarProps) {
  const { title, breadcrumb, usage, view, onViewChange, choices, onChoicesChange, offersSubgroups = false } = props;
  const { cardSize, onCardSizeChange, historyButton, exportButton, installHref, onAddDevice } = props;
  const text = useText('devices');
  const phone = usePhone();
  const subgroups = offersSubgroups && (
    <DenseSwitch
      label={text('includeSubgroups')}
      checked={view.subgroups}
      onChange={({ checked }) => onViewChange(changeDeviceView(view, { subgroups: checked }))}
    />
  );
  const acts = (
    <DeviceListActs
      view={view}
      onViewChange={onViewChange}
      actions={props.actions}
      refreshing={props.refreshing}
      onRefresh={props.onRefresh}
    />
  );
  const more = (
    <>
      {historyButton}
      {exportButton}
      {installHref !== undefined && <InstallLink href={installHref} onAdd={onAddDevice} />}
    </>
  );
  return (
    <Stack gap="md">
      <PageHeader
        title={title}
        breadcrumb={breadcrumb}
        aside={!phone && usage && <UsageCount {...usage} />}
        actions={
          !phone && (
            <>
              {acts}
              {more}
            </>
          )
        }
      />
      {phone && <div className={styles.acts}>{acts}</div>}
      {phone && (usage || offersSubgroups) && (
        <div className={styles.usage}>
          {usage && (
            <div className={styles.used}>
              <UsageCount {...usage} wide />
            </div>
          )}
          {subgroups}
        </div>
      )}
      <div className={styles.line}>
        <div className={styles.search}>
          <DeviceSearch view={view} onViewChange={onViewChange} />
        </div>
        {!phone && subgroups}
        <DeviceFilterBar view={view} onViewChange={onViewChange} typed={props.typedFilter} />
        {props.viewsButton}
        {phone && more}
        {choices && onChoicesChange && view.view === 'table' && !phone && (
          <ColumnsButton
            columns={choices.columns}
            onChange={({ columns }) => onChoicesChange({ choices: { ...choices, columns } })}
          />
        )}
        {!phone && (view.view === 'card' || view.view === 'live') && cardSize !== undefined && onCardSizeChange && (
          <div className={styles.end}>
            <CardSizeSelect size={cardSize} onChange={onCardSizeChange} />
          </div>
        )}
      </div>
    </Stack>
  );
}
