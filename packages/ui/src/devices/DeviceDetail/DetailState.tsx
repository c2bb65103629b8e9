import type { Device } from '@remote-console/api-client';
import { agentVersion, hasNewerAgent } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Contact, simulatedSign } from '../DeviceBadges/DeviceBadges.tsx';
import { deviceStateSign } from '../DeviceBadges/PowerBadges.tsx';
import { useSignTools } from '../DeviceBadges/useSignTools.ts';
import styles from './DeviceDetailView.module.css';

function AgentNote({ device }: { readonly device: Device }) {
  const text = useText('devices');
  const version = agentVersion(device);
  if (!device.isOnline || version === null) return null;
  return (
    <>
      {hasNewerAgent(device)
        ? text('agentUpdate', { version, latest: device.latestVersion })
        : text('agentVersion', { version })}
      {' · '}
    </>
  );
}

/** The state of the device, next to its name: online or not, simulated, agent version, and last contact. */
export function DetailState({ device }: { readonly device: Device }) {
  const signs = useSignTools();
  return (
    <div className={styles.state}>
      {deviceStateSign(device, signs)}
      {device.simulated && simulatedSign(signs)}
      <span className={styles.contact}>
        {!signs.isOutdated && (
          <>
            <AgentNote device={device} />
            <Contact device={device} />
          </>
        )}
      </span>
    </div>
  );
}
