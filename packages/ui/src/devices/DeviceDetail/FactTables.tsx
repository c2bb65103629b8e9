import type { Device } from '@remote-console/api-client';
import {
  agentVersion,
  DEVICE_FIELDS,
  deviceClock,
  formatInstant,
  NETWORK_FACTS,
  reportedTextsOf,
  SYSTEM_FACTS,
  valuesOfFields,
  type DeviceTime,
  type NetworkFact,
  type SystemFact,
  type TimePreferences,
} from '@remote-console/domain';
import { useText, type TextKey } from '../../i18n/index.ts';
import { CopyButton } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { DetailCard } from './DetailCard.tsx';
import { durationLabel } from './amounts.ts';
import { useElapsed } from './useElapsed.ts';
import styles from './FactTables.module.css';

/** One row: label and value; missing data shows a dash. */
interface Fact {
  readonly label: string;
  readonly value: string | null;
  /** Whether the value can be copied. */
  readonly copy?: boolean | undefined;
}

/** The texts of a fact among the device fields. */
interface FactField {
  readonly label: TextKey<'devices'>;
  readonly fact: { readonly table: 'system' | 'network'; readonly copied?: true };
}

function FactTable({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <DetailCard title={title}>
      <table aria-label={title} className={styles.table}>
        <tbody>
          {facts.map(({ label, value, copy = false }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span className={styles.value}>
                  {value ?? '–'}
                  {copy && value !== null && (
                    <span className={styles.copy}>
                      <CopyButton value={value} label={label} />
                    </span>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailCard>
  );
}

const known = (value: string) => (value === '' || value === 'None' ? null : value);

/** The clock of the device: in the person's zone and format if the device reports its zone, else as reported. */
function timeLabel(time: DeviceTime, preferences: TimePreferences): string | null {
  switch (time.kind) {
    case 'instant':
      return formatInstant(time.instant, preferences, 'minute');
    case 'text':
      return time.value;
    case 'unknown':
      return null;
  }
}

/** The rows of facts in order, with their labels. */
function useFacts<Field extends SystemFact | NetworkFact>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string | null>>,
): readonly Fact[] {
  const text = useText('devices');
  return fields.map((field) => {
    const { label, fact }: FactField = DEVICE_FIELDS[field];
    return { label: text(label), value: values[field], copy: fact.copied };
  });
}

/** The system of the device [B-DETAIL-10]; its clock advances between reports. */
export function SystemTable({ device }: { readonly device: Device }) {
  const text = useText('devices');
  const preferences = useTimePreferences();
  const clock = deviceClock(device, useElapsed(`${device.systemTime} ${device.runningTime}`));
  const measured = (value: number | null, key: 'celsius' | 'revolutions') =>
    value === null ? null : text(key, { value });
  const facts = useFacts(SYSTEM_FACTS, {
    ...valuesOfFields(reportedTextsOf(SYSTEM_FACTS), (field) => known(device[field])),
    agentVersion: agentVersion(device),
    runningTime: durationLabel(clock.runningTime, text),
    systemTime: timeLabel(clock.time, preferences),
    cpuTemperature: measured(device.cpuTemperature, 'celsius'),
    diskTemperature: measured(device.diskTemperature, 'celsius'),
    fanSpeed: measured(device.fanSpeed, 'revolutions'),
  });
  return <FactTable title={text('system')} facts={facts} />;
}

/** The network of the device [B-DETAIL-11]. */
export function NetworkTable({ device }: { readonly device: Device }) {
  const text = useText('devices');
  const facts = useFacts(NETWORK_FACTS, {
    ...valuesOfFields(reportedTextsOf(NETWORK_FACTS), (field) => known(device[field])),
    publicIp: known(device.publicIp),
  });
  return <FactTable title={text('network')} facts={facts} />;
}
