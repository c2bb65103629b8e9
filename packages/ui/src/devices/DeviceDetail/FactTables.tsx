import type { Device } from '@remote-console/api-client';
import {
  agentVersion,
  deviceClock,
  formatInstant,
  type DeviceTime,
  type TimePreferences,
} from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { CopyButton } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { DetailCard } from './DetailCard.tsx';
import { durationWords } from './amounts.ts';
import { useElapsed } from './useElapsed.ts';
import styles from './FactTables.module.css';

/** One row: what it is, what it says; no data reads as a dash. */
interface Fact {
  readonly label: string;
  readonly value: string | null;
  /** Whether people copy it. */
  readonly copy?: boolean;
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

/** The clock of the device: in the person's zone and format when it names its own zone, else as the device says it. */
function timeWords(time: DeviceTime, preferences: TimePreferences): string | null {
  switch (time.kind) {
    case 'instant':
      return formatInstant(time.instant, preferences, 'minute');
    case 'text':
      return time.value;
    case 'unknown':
      return null;
  }
}

/** What the device is [B-DETAIL-10]; its clock goes on between two reports. */
export function SystemTable({ device }: { readonly device: Device }) {
  const text = useText('devices');
  const preferences = useTimePreferences();
  const clock = deviceClock(device, useElapsed(`${device.system_time} ${device.running_time}`));
  const measured = (value: number | null, key: 'celsius' | 'revolutions') =>
    value === null ? null : text(key, { value });
  return (
    <FactTable
      title={text('system')}
      facts={[
        { label: text('rowOs'), value: known(device.os_name) },
        { label: text('rowProcessor'), value: known(device.processor) },
        { label: text('rowBios'), value: known(device.bios) },
        { label: text('rowAgent'), value: agentVersion(device) },
        { label: text('rowRunningTime'), value: durationWords(clock.runningTime, text) },
        { label: text('rowSystemTime'), value: timeWords(clock.time, preferences) },
        { label: text('rowTimeZone'), value: known(device.time_zone) },
        { label: text('rowCpuTemperature'), value: measured(device.cpu_temp, 'celsius') },
        { label: text('rowDiskTemperature'), value: measured(device.hdd_temp, 'celsius') },
        { label: text('rowFan'), value: measured(device.fan_speed_id, 'revolutions') },
      ]}
    />
  );
}

/** How the device is reached [B-DETAIL-11]. */
export function NetworkTable({ device }: { readonly device: Device }) {
  const text = useText('devices');
  return (
    <FactTable
      title={text('network')}
      facts={[
        { label: text('rowPublicIp'), value: known(device.s_pub_ip), copy: true },
        { label: text('rowPrivateIp'), value: known(device.s_pri_ip), copy: true },
        { label: text('rowIp'), value: known(device.ip_addr) },
        { label: text('rowNetmask'), value: known(device.netmask) },
        { label: text('rowGateway'), value: known(device.gateway) },
        { label: text('rowDns'), value: known(device.dns) },
        { label: text('rowMac'), value: known(device.mac_addr), copy: true },
      ]}
    />
  );
}
