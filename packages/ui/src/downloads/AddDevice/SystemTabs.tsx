import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { AGENT_SYSTEMS, type AgentSystem } from '@remote-console/domain';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { StatusBadge } from '../../primitives/index.ts';
import styles from './SystemTabs.module.css';

/** The proper names of the systems, which are not translated. */
export const SYSTEM_NAMES = { linux: 'Linux', windows: 'Windows', macos: 'macOS' } as const satisfies Record<
  AgentSystem,
  string
>;

interface SystemTabsProps {
  readonly system: AgentSystem;
  /** That of the person's own computer, which is marked; null if there is no agent for it. */
  readonly detected: AgentSystem | null;
  readonly onChange: (change: { readonly system: AgentSystem }) => void;
  readonly children: ReactNode;
}

/** The systems to choose from, the person's own marked. */
export function SystemTabs({ system, detected, onChange, children }: SystemTabsProps) {
  const text = useText('downloads');
  const id = useId();
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          aria-label={text('addSystem')}
          value={system}
          variant="scrollable"
          scrollButtons={false}
          onChange={(_event, wanted: AgentSystem) => onChange({ system: wanted })}
        >
          {AGENT_SYSTEMS.map((value) => (
            <Tab
              key={value}
              id={`${id}-${value}`}
              aria-controls={`${id}-panel`}
              value={value}
              label={
                <span className={styles.system}>
                  {SYSTEM_NAMES[value]}
                  {value === detected && <StatusBadge tone="info" label={text('addDetected')} />}
                </span>
              }
            />
          ))}
        </Tabs>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${system}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
