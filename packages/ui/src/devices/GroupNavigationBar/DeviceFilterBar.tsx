import {
  changeDeviceView,
  DEVICE_FILTER_CHOICES,
  DEVICE_FILTERS,
  OPERATING_SYSTEMS,
  setFilters,
  withFilter,
  withoutFilter,
  type DeviceFilterKey,
  type DeviceView,
} from '@remote-console/domain';
import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useText, type TextFunction, type TextKey } from '../../i18n/index.ts';
import { Button, ICON, SMALL_ICON } from '../../primitives/index.ts';
import styles from './GroupNavigationBar.module.css';
import { QuietSelect } from './QuietSelect.tsx';

export interface DeviceFilterBarProps {
  readonly view: DeviceView;
  /** The new view. */
  readonly onViewChange: (view: DeviceView) => void;
  /** Renders a typed filter; without it filters can only be chosen. */
  readonly typed?: TypedFilterParts | undefined;
}

/** The parts that parse typed filters, each loaded when it is rendered. */
export interface TypedFilterParts {
  /** The field for all filters as text. */
  readonly field: ReactNode;
  /** The parts of a typed filter that the menu cannot express, as list items. */
  readonly chips: ReactNode;
  /** Notes about it. */
  readonly notes: ReactNode;
}

/** The label of a filter choice. */
function choiceName(
  text: TextFunction<'devices'>,
  common: TextFunction<'common'>,
  key: DeviceFilterKey,
  choice: string,
): string {
  switch (key) {
    case 'os':
      return OPERATING_SYSTEMS.find(({ code }) => String(code) === choice)?.name ?? '';
    case 'alive':
      return common(choice === '1' ? 'online' : 'offline');
    case 'approval':
      return text(choice === '1' ? 'approved' : 'approvalNeeded');
    case 'version':
      return text(choice === 'latest' ? 'versionLatest' : 'versionOutdated');
    case 'alerts':
      return text(choice === 'open' ? 'alertsOpen' : 'alertsLimit');
    case 'absent':
      return text('absentFor', { count: Number(choice) });
    case 'favourite':
      return text('favouritesOnly');
  }
}

const NAMES = {
  os: 'filterOs',
  alive: 'filterState',
  approval: 'filterApproval',
  version: 'filterVersion',
  alerts: 'filterAlerts',
  absent: 'filterAbsent',
  favourite: 'filterFavourite',
} as const satisfies Record<DeviceFilterKey, TextKey<'devices'>>;

const EVERY = {
  os: 'everyOs',
  alive: 'everyState',
  approval: 'everyApproval',
  version: 'everyVersion',
  alerts: 'everyAlert',
  absent: 'everyAbsence',
  favourite: 'everyFavourite',
} as const satisfies Record<DeviceFilterKey, TextKey<'devices'>>;

interface FilterSelectProps extends Omit<DeviceFilterBarProps, 'typed'> {
  readonly filter: DeviceFilterKey;
}

function FilterSelect({ filter, view, onViewChange }: FilterSelectProps) {
  const text = useText('devices');
  const common = useText('common');
  const chosen = view.filters[filter] ?? '';
  return (
    <QuietSelect
      label={text(NAMES[filter])}
      value={chosen}
      onChange={({ value }) =>
        onViewChange(changeDeviceView(view, { filters: withFilter(view.filters, filter, value) }))
      }
    >
      <option value="">{text(EVERY[filter])}</option>
      {DEVICE_FILTER_CHOICES[filter].map((choice) => (
        <option key={choice} value={choice}>
          {choiceName(text, common, filter, choice)}
        </option>
      ))}
    </QuietSelect>
  );
}

/** The filters of the list behind one button with their count; active ones are removable chips. */
export function DeviceFilterBar({ view, onViewChange, typed }: DeviceFilterBarProps) {
  const text = useText('devices');
  const common = useText('common');
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = setFilters(view.filters);
  const isTyped = view.filter !== '';
  const count = chosen.length + (isTyped ? 1 : 0);
  return (
    <>
      <Button
        startIcon={<SlidersHorizontal {...ICON} />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className={isOpen ? styles.open : ''}
      >
        {count === 0 ? text('filters') : text('filtersSet', { count })}
      </Button>
      <div id={panelId} role="group" aria-label={text('filters')} hidden={!isOpen} className={styles.filters}>
        {isOpen &&
          DEVICE_FILTERS.map((filter) => (
            <FilterSelect key={filter} view={view} onViewChange={onViewChange} filter={filter} />
          ))}
        {isOpen && typed && <Suspense fallback={<div className={styles.typed} />}>{typed.field}</Suspense>}
      </div>
      {count > 0 && (
        <ul aria-label={text('filtersSet', { count })} className={styles.chosen}>
          {chosen.map((key) => {
            const choice = choiceName(text, common, key, view.filters[key] ?? '');
            const words = key === 'favourite' ? choice : text('filterIs', { filter: text(NAMES[key]), choice });
            return (
              <li key={key}>
                <Button
                  size="small"
                  variant="soft"
                  aria-label={text('removeFilter', { filter: words })}
                  startIcon={<X {...SMALL_ICON} />}
                  onClick={() => onViewChange(changeDeviceView(view, { filters: withoutFilter(view.filters, key) }))}
                >
                  {words}
                </Button>
              </li>
            );
          })}
          {isTyped && typed && <Suspense>{typed.chips}</Suspense>}
          {count > 1 && (
            <li>
              <Button
                size="small"
                variant="text"
                onClick={() => onViewChange(changeDeviceView(view, { filters: {}, filter: '' }))}
              >
                {text('clearFilters')}
              </Button>
            </li>
          )}
        </ul>
      )}
      {isTyped && typed && (
        <div className={styles.notes}>
          <Suspense>{typed.notes}</Suspense>
        </div>
      )}
    </>
  );
}
