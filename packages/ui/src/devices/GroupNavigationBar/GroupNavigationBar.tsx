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
  /** Name of what is shown: the group, all devices, the favourites. */
  readonly title: string;
  /** The way to it. */
  readonly breadcrumb?: ReactNode;
  /** Devices in use and how many are allowed; `null` while not known. */
  readonly usage: { readonly used: number; readonly limit: number | null } | null;
  readonly view: DeviceView;
  /** The view as it should become. */
  readonly onViewChange: (view: DeviceView) => void;
  /** Reads the list again. */
  readonly onRefresh: () => void;
  /** Whether it is being read again on request. */
  readonly refreshing?: boolean | undefined;
  /** The size of the cards, chosen in card view; without it there is no choice. */
  readonly cardSize?: CardSizePreset;
  readonly onCardSizeChange?: (change: { readonly size: CardSizePreset }) => void;
  /** What shows a typed filter; without it filters are chosen only. */
  readonly typedFilter?: TypedFilterParts;
  /** Opens the saved views. */
  readonly viewsButton?: ReactNode;
  /** The columns that the person chose; without them there is no choice. */
  readonly choices?: ListPreferences;
  readonly onChoicesChange?: (change: { readonly choices: ListPreferences }) => void;
  /** Whether the group has subgroups, whose devices may be included. */
  readonly offersSubgroups?: boolean;
  /** Opens how busy the devices were. */
  readonly historyButton?: ReactNode;
  /** Makes an Excel file of the list. */
  readonly exportButton?: ReactNode;
  /** Where the installers are; without it, as on a phone, they are not offered (B-NAV-10). */
  readonly installHref?: string | undefined;
  /** A device is to be added; without it a press follows `installHref`. */
  readonly onAddDevice?: (() => void) | undefined;
  /** More acts, before the others: opening the tree on a phone, say. */
  readonly actions?: ReactNode;
}

/**
 * Head of the device list: where I am, how much is used, how to look at it, what to look for. On a phone the usage has a
 * line of its own, and what the head has no room for is below the search, two by two.
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
