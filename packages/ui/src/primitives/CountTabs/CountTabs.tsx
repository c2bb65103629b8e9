import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import styles from './CountTabs.module.css';

/** One tab. */
export interface CountTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many there are in it; missing while it is not known. */
  readonly count?: number | undefined;
}

export interface CountTabsProps<Value extends string> {
  /** Name of the tabs. */
  readonly label: string;
  readonly tabs: readonly CountTab<Value>[];
  /** The open tab. */
  readonly value: Value;
  readonly onChange: (change: { readonly value: Value }) => void;
  /** What the open tab holds. */
  readonly children: ReactNode;
}

function Count({ count, selected }: { readonly count: number; readonly selected: boolean }) {
  const text = useText('common');
  return (
    <span className={`${styles.count} ${selected ? styles.selected : ''}`}>
      <span aria-hidden>{text('number', { value: count })}</span>
      <HiddenText>{text('countOfTab', { count })}</HiddenText>
    </span>
  );
}

/** Tabs that say how much is in each. The arrow keys go through them; on a phone they scroll inside their line. */
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
