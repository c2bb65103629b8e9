import type { AgentSystem } from '@remote-console/domain';
import { FileDown, ShieldQuestionMark } from 'lucide-react';
import { useAdministrator, useFileSize, useText } from '../../i18n/index.ts';
import { Button, EmptyState, ICON } from '../../primitives/index.ts';
import type { AddDeviceRight, AddDeviceStage } from './addDeviceStage.ts';
import { CommandForm, type CommandFormProps } from './CommandForm.tsx';
import { CommandText } from './CommandText.tsx';
import { DeviceWatch, type DeviceWatchProps } from './DeviceWatch.tsx';
import { SYSTEM_NAMES, SystemTabs } from './SystemTabs.tsx';
import styles from './AddDevice.module.css';

/** The agent for the chosen system, if the server has one. */
export type AgentFile =
  /** Not known yet. */
  | { readonly kind: 'unknown' }
  /** The server does not have it. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly bytes: number; readonly version: string | null };

export interface AddDeviceProps
  extends
    Pick<CommandFormProps, 'choice' | 'onChoice' | 'groups' | 'onCreate'>,
    Pick<DeviceWatchProps, 'serverUrl' | 'deviceHref' | 'onAgain' | 'onShowDevices'> {
  readonly right: AddDeviceRight;
  readonly stage: AddDeviceStage;
  readonly system: AgentSystem;
  /** That of the person's own computer. */
  readonly detected: AgentSystem | null;
  readonly onSystem: (change: { readonly system: AgentSystem }) => void;
  /** The agent for `system`. */
  readonly agent: AgentFile;
  readonly revoking: boolean;
  readonly onRevoke: () => void;
  /** An installer file is wanted instead of a command. */
  readonly onFile: () => void;
}

function AgentNote({ agent, system }: Pick<AddDeviceProps, 'agent' | 'system'>) {
  const text = useText('downloads');
  const size = useFileSize();
  switch (agent.kind) {
    case 'unknown':
      return null;
    case 'missing':
      return <div className={styles.missing}>{text('addMissing', { system: SYSTEM_NAMES[system] })}</div>;
    case 'ready':
      return agent.version === null ? null : (
        <div className={styles.hint}>{text('addProgram', { version: agent.version, size: size(agent.bytes) })}</div>
      );
  }
}

function FileWay({ onFile }: Pick<AddDeviceProps, 'onFile'>) {
  const text = useText('downloads');
  return (
    <div className={styles.fileWay}>
      <Button startIcon={<FileDown {...ICON} />} aria-haspopup="dialog" onClick={onFile}>
        {text('addFile')}
      </Button>
      <div className={styles.hint}>{text('addFileHint')}</div>
    </div>
  );
}

/**
 * How to add a device: what its command is for, the command, other ways to install, and where the device appears
 * without a reload.
 */
export function AddDevice(props: AddDeviceProps) {
  const { right, stage, system, detected, onSystem, agent, revoking, onRevoke, onFile } = props;
  const text = useText('downloads');
  const administrator = useAdministrator();
  if (right === 'none') {
    return (
      <EmptyState Icon={ShieldQuestionMark} title={text('addNobody')} hint={text('addNobodyHint', { administrator })} />
    );
  }
  if (right === 'file') {
    return (
      <EmptyState
        Icon={ShieldQuestionMark}
        title={text('addForbidden')}
        hint={text('addForbiddenHint', { administrator })}
        action={
          <Button variant="contained" startIcon={<FileDown {...ICON} />} aria-haspopup="dialog" onClick={onFile}>
            {text('addFile')}
          </Button>
        }
      />
    );
  }
  const isOpen = stage.kind !== 'made' || stage.command.state === 'open';
  return (
    <div className={styles.parts}>
      {isOpen && (
        <div className={styles.card}>
          <SystemTabs system={system} detected={detected} onChange={onSystem}>
            {stage.kind === 'made' ? (
              <CommandText
                command={stage.command}
                system={system}
                serverUrl={props.serverUrl}
                revoking={revoking}
                onRevoke={onRevoke}
              />
            ) : (
              <CommandForm
                choice={props.choice}
                onChoice={props.onChoice}
                groups={props.groups}
                busy={stage.kind === 'creating'}
                failure={stage.kind === 'choosing' ? stage.failure : null}
                onCreate={props.onCreate}
              />
            )}
            <AgentNote agent={agent} system={system} />
          </SystemTabs>
        </div>
      )}
      {stage.kind === 'made' ? (
        <DeviceWatch
          command={stage.command}
          serverUrl={props.serverUrl}
          deviceHref={props.deviceHref}
          onAgain={props.onAgain}
          onShowDevices={props.onShowDevices}
        />
      ) : (
        <FileWay onFile={onFile} />
      )}
    </div>
  );
}
