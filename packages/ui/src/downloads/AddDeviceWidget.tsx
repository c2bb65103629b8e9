import type { Profile } from '@remote-console/api-client';
import { useDownloads } from '@remote-console/api-client/react';
import {
  agentSystemOfBrowser,
  mayMakeInstallers,
  mayManageEnrolments,
  type AgentSystem,
  type CommandChoice,
  type RoleSession,
} from '@remote-console/domain';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { later } from '../material/index.ts';
import { usePerson } from '../contexts/index.ts';
import { AddDevice, type AgentFile } from './AddDevice/AddDevice.tsx';
import type { AddDeviceRight } from './AddDevice/addDeviceStage.ts';
import { SYSTEM_NAMES } from './AddDevice/SystemTabs.tsx';
import { useDeviceCommand } from './useDeviceCommand.ts';
import { useGroupChoices } from './useGroupChoices.ts';
import { useRevoking } from './useRevoking.ts';

const InstallerWidget = later(async () => (await import('./InstallerWidget.tsx')).InstallerWidget);

export interface AddDeviceWidgetProps {
  /** The group of the new device; the default group when omitted. */
  readonly groupId?: number | null;
  /** The address of a device. */
  readonly deviceHref?: ((choice: { readonly deviceId: number }) => string) | undefined;
  /** The page of licenses, for people who may get them. */
  readonly licenseHref?: string | undefined;
  /** The signed-in person; the provider's when omitted. */
  readonly session?: Profile | null;
  /** Scheme, host and port of the console, which agents connect to; the page's when omitted. */
  readonly origin?: string;
  /** Whether a created command is still shown. */
  readonly onInUse?: (isInUse: boolean) => void;
  /** Opens the devices, if there are some. */
  readonly onShowDevices?: () => void;
}

function rightOf(person: RoleSession | null): AddDeviceRight {
  if (person === null || !mayMakeInstallers(person)) return 'none';
  return mayManageEnrolments(person) ? 'command' : 'file';
}

/** The server's agent for a system, for any processor. */
function useAgentFile(system: AgentSystem): AgentFile & { readonly hasProgram: boolean } {
  const { data } = useDownloads();
  const hasProgram =
    data?.objects
      .flatMap(({ items }) => items)
      .some(({ kind, address }) => kind === 'auto_install' && address !== null) ?? false;
  if (!data) return { kind: 'unknown', hasProgram };
  const built = data.agents.find((agent) => agent.system === system && agent.address !== null);
  if (!built || built.bytes === null) return { kind: 'missing', hasProgram };
  return { kind: 'ready', bytes: built.bytes, version: built.version, hasProgram };
}

/** Creates the command that adds a device, and shows the device as soon as it arrives. */
export function AddDeviceWidget(props: AddDeviceWidgetProps) {
  const { groupId = null, deviceHref, licenseHref, origin, onInUse, onShowDevices } = props;
  const text = useText('downloads');
  const person = usePerson(props.session);
  const [detected] = useState(() => agentSystemOfBrowser(navigator.userAgent));
  const [system, setSystem] = useState<AgentSystem>(detected ?? 'windows');
  const [choice, setChoice] = useState<CommandChoice>({ groupId, name: '', days: '1', devices: '1' });
  /** Counts the openings of the installer dialog: no password outlives its dialog. */
  const [installer, setInstaller] = useState({ turn: 0, open: false });
  const { groups, usualId } = useGroupChoices();
  const { hasProgram, ...agent } = useAgentFile(system);
  const { stage, enrolment, create, again } = useDeviceCommand(licenseHref);
  const { revoking, onRevoke } = useRevoking();
  const isInUse = stage.kind === 'made';
  useEffect(() => onInUse?.(isInUse), [onInUse, isInUse]);
  const serverUrl = origin ?? window.location.origin;
  const chosen = { ...choice, groupId: choice.groupId ?? usualId };

  return (
    <>
      <AddDevice
        right={rightOf(person)}
        stage={stage}
        choice={chosen}
        onChoice={(change) => setChoice((before) => ({ ...before, ...change }))}
        groups={groups}
        system={system}
        detected={detected}
        onSystem={(change) => setSystem(change.system)}
        agent={agent}
        serverUrl={serverUrl}
        deviceHref={deviceHref}
        revoking={revoking !== null}
        onCreate={() => void create(chosen, groups.find(({ id }) => id === chosen.groupId)?.path ?? '')}
        onRevoke={() => {
          if (enrolment) void onRevoke({ enrolment, name: text('addCommand', { system: SYSTEM_NAMES[system] }) });
        }}
        onAgain={again}
        onShowDevices={onShowDevices}
        onFile={() => setInstaller(({ turn }) => ({ turn: turn + 1, open: true }))}
      />
      {installer.turn > 0 && (
        <Suspense fallback={null}>
          <InstallerWidget
            key={installer.turn}
            open={installer.open}
            hasProgram={hasProgram}
            origin={serverUrl}
            onClose={() => setInstaller((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
