import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './CountTabs.module.css';

/** One tab. */
export interface CountTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The number of items in it; undefined if unknown. */
  readonly count?: number | undefined;
}

export interface CountTabsProps<Value extends string> {
  /** Name of the tabs. */
  readonly label: string;
  readonly tabs: readonly CountTab<Value>[];
  /** The open tab. */
  readonly value: Value;
  readonly onChange: (change: { readonly value: Value }) => void;
  /** The content of the open tab. */
  readonly children: ReactNode;
}

function Count({ count, selected }: { readonly count: number; readonly selected: boolean }) {
  const text = useText('common');
  return (
    <span className={`${styles.count} ${selected ? styles.selected : ''}`}>
      <span aria-hidden>{text('number', { value: count })}</span>
      <VisuallyHidden>{text('countOfTab', { count })}</VisuallyHidden>
    </span>
  );
}

/** Tabs with counts. The arrow keys move between them; on a phone they scroll within their line. */
export function CountTabs<Value extends string>({ label, tabs, value, onChange, children }: CountTabsProps<Value>) {
  const id = useId();
  return (
    <div className={styles.tabs}>
      <Tabs
        aria-label={label}
        value={value}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, wanted: Value) => onChange({ value: wanted })}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
            value={tab.value}
            label={
              <span>
                {tab.label} {tab.count !== undefined && <Count count={tab.count} selected={tab.value === value} />}
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
