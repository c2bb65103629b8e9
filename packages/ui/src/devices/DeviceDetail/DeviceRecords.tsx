import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { AuditEntry, DeviceDetail } from '@remote-console/api-client';
import {
  auditChange,
  auditMeaning,
  formatInstant,
  hardwarePart,
  hardwareRows,
  processRows,
  readRefusedConnection,
  softwareRows,
} from '@remote-console/domain';
import { useId, useState } from 'react';
import { useGroupName, useText } from '../../i18n/index.ts';
import { ListSkeleton } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { RecordTable, type RecordRow } from './RecordTable.tsx';
import styles from './DeviceRecords.module.css';

/** The tabs, the access log first [B-DETAIL-12]. */
const TABS = ['audit', 'processes', 'hardware', 'software'] as const;
type RecordTab = (typeof TABS)[number];

export interface DeviceRecordsProps {
  readonly device: DeviceDetail;
  /** The newest entries of the access log; `null` while loading. */
  readonly audit: readonly AuditEntry[] | null;
}

/** Rows of a list without keys, keyed by index. */
function numbered<Item>(items: readonly Item[], cellsOf: (item: Item) => readonly string[]): readonly RecordRow[] {
  return items.map((item, key) => ({ key, cells: cellsOf(item) }));
}

function AuditTable({ audit }: Pick<DeviceRecordsProps, 'audit'>) {
  const text = useText('devices');
  const remote = useText('remote');
  const groupName = useGroupName();
  const preferences = useTimePreferences();
  if (audit === null) return <ListSkeleton rows={4} />;
  const changeLabel = (entry: AuditEntry): string => {
    if (auditMeaning(entry.actionCode) === 'connectionRefused') {
      const refused = readRefusedConnection(entry);
      return refused
        ? text('auditRefused', { kind: remote(refused.kind), because: text(`refused_${refused.because}`) })
        : '';
    }
    const change = auditChange(entry);
    switch (change.kind) {
      case 'scheduleEntry':
        return text('auditScheduleEntry', { index: change.index });
      case 'fromTo':
        return text('auditFromTo', { before: change.before, after: change.after });
      case 'moved':
        return text('auditFromTo', { before: groupName(change.before), after: groupName(change.after) });
      case 'value':
        return change.value;
    }
  };
  return (
    <RecordTable
      label={text('tabAudit')}
      head={[text('auditTime'), text('auditPerson'), text('auditAct'), text('auditChange')]}
      rows={audit.map((entry) => ({
        key: entry.id,
        cells: [
          formatInstant(entry.actionTime, preferences, 'minute'),
          entry.name || entry.personMail,
          text(`audit_${auditMeaning(entry.actionCode)}`),
          changeLabel(entry),
        ],
      }))}
    />
  );
}

function Panel({ tab, device, audit }: DeviceRecordsProps & { readonly tab: RecordTab }) {
  const text = useText('devices');
  switch (tab) {
    case 'audit':
      return <AuditTable audit={audit} />;
    case 'processes':
      return (
        <RecordTable
          label={text('tabProcesses')}
          head={[text('processName'), text('processCpu'), text('processMemory')]}
          rows={numbered(processRows(device), (row) => [row.name, row.cpuUsage, row.memoryUsage])}
        />
      );
    case 'hardware':
      return (
        <RecordTable
          label={text('tabHardware')}
          head={[text('hardwareName'), text('hardwareText')]}
          rows={numbered(hardwareRows(device), ({ name, text: description }) => {
            const part = hardwarePart(name);
            return [part === null ? name : text(`hardware_${part}`), description];
          })}
        />
      );
    case 'software':
      return (
        <RecordTable
          label={text('tabSoftware')}
          head={[
            text('softwareName'),
            text('softwareCompany'),
            text('softwareDate'),
            text('softwareVersion'),
            text('softwareDescription'),
          ]}
          rows={numbered(softwareRows(device), (row) => [
            row.name,
            row.company,
            row.installDate,
            row.version,
            row.description,
          ])}
        />
      );
  }
}

/** The activity on the device, and what is installed on it. */
export function DeviceRecords({ device, audit }: DeviceRecordsProps) {
  const text = useText('devices');
  const id = useId();
  const [tab, setTab] = useState<RecordTab>('audit');
  const labels: Record<RecordTab, string> = {
    audit: text('tabAudit'),
    processes: text('tabProcesses'),
    hardware: text('tabHardware'),
    software: text('tabSoftware'),
  };
  return (
    <div className={styles.records}>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        aria-label={text('records')}
        onChange={(_event, chosen: RecordTab) => setTab(chosen)}
        sx={{ px: 'var(--rc-space-xs)' }}
      >
        {TABS.map((name) => (
          <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} label={labels[name]} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={0} className={styles.panel}>
        <Panel tab={tab} device={device} audit={audit} />
      </div>
    </div>
  );
}
