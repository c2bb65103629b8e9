import {
  formatInstant,
  installCommand,
  installShells,
  type AgentSystem,
  type InstallShell,
} from '@remote-console/domain';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, SelectField, SMALL_ICON } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import type { MadeCommand } from './addDeviceStage.ts';
import { CommandBox } from './CommandBox.tsx';
import { SYSTEM_NAMES } from './SystemTabs.tsx';
import styles from './CommandText.module.css';

export interface CommandTextProps {
  readonly command: MadeCommand;
  readonly system: AgentSystem;
  /** Scheme, host and port of the console. */
  readonly serverUrl: string;
  /** Whether the command is being revoked. */
  readonly revoking: boolean;
  readonly onRevoke: () => void;
}

/** The command to copy, for one computer or for a tool that manages many, and its validity. */
export function CommandText({ command, system, serverUrl, revoking, onRevoke }: CommandTextProps) {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  const shells = installShells(system);
  const [wanted, setWanted] = useState<InstallShell>(shells[0]);
  const shell = shells.includes(wanted) ? wanted : shells[0];
  const content = installCommand({ system, serverUrl, token: command.token, shell });
  const name = text('addCommand', { system: SYSTEM_NAMES[system] });
  const isForMany = shell !== shells[0];
  return (
    <>
      <div className={styles.shell}>
        <SelectField
          label={text('addShell')}
          value={shell}
          options={shells.map((value) => ({ value, label: text(`addShell_${value}`) }))}
          onChange={({ value }) => setWanted(value)}
        />
      </div>
      {isForMany && command.deviceLimit === 1 && <div className={styles.warning}>{text('addOneOnly')}</div>}
      <CommandBox name={name} content={content} />
      <div className={styles.secret}>
        <span className={styles.lock}>
          <LockKeyhole {...SMALL_ICON} />
        </span>
        <span>{text('addSecret')}</span>
      </div>
      <div className={styles.foot}>
        <div className={styles.facts}>
          {text('addFacts', {
            group: command.group,
            time: formatInstant(command.expiresTime, preferences, 'minute'),
            count: command.deviceLimit,
          })}
        </div>
        <Button variant="text" size="small" loading={revoking} onClick={onRevoke}>
          {text('addRevoke')}
        </Button>
      </div>
    </>
  );
}
