import type { AgentDownload } from '@remote-console/api-client';
import { AGENT_SYSTEMS, installCommand, withTimestamp } from '@remote-console/domain';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useFileSize, useText } from '../i18n/index.ts';
import { CopyButton, Disclosure, ICON, LinkButton, Stack } from '../primitives/index.ts';
import { useNow } from '../contexts/index.ts';
import { CommandBox } from './AddDevice/CommandBox.tsx';
import { SYSTEM_NAMES } from './AddDevice/SystemTabs.tsx';
import styles from './AgentFiles.module.css';

export interface AgentFilesProps {
  /** The agents that the server offers, for all systems and processors. */
  readonly agents: readonly AgentDownload[];
  /** Scheme, host and port that the files are served from; empty for those of the page. */
  readonly origin?: string;
}

/** Placeholder of the token: the command of "Add a device" has a real one. */
const TOKEN_PLACE = 'TOKEN';

/** How to install the agents, one line per system that has one. */
function CommandLines({ agents, origin }: { readonly agents: readonly AgentDownload[]; readonly origin: string }) {
  const text = useText('downloads');
  const systems = AGENT_SYSTEMS.filter((system) => agents.some((agent) => agent.system === system));
  return (
    <Disclosure label={text('agentCommands')}>
      <div className={styles.commands}>
        <div className={styles.commandsHint}>{text('agentCommandsHint')}</div>
        {systems.map((system) => (
          <Stack key={system} gap="xs">
            <div className={styles.name}>{SYSTEM_NAMES[system]}</div>
            <CommandBox
              name={text('addCommand', { system: SYSTEM_NAMES[system] })}
              content={installCommand({ system, serverUrl: origin, token: TOKEN_PLACE })}
            />
          </Stack>
        ))}
      </div>
    </Disclosure>
  );
}

/** The agents of all systems, each with version, size and digest for verification; and how to install them. */
export function AgentFiles({ agents, origin = '' }: AgentFilesProps) {
  const text = useText('downloads');
  const size = useFileSize();
  const titleId = useId();
  const now = useNow();
  const built = agents.flatMap((agent) => (agent.address === null ? [] : [{ ...agent, address: agent.address }]));
  if (built.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text('agents')}
        </h2>
        <div className={styles.hint}>{text('agentsHint')}</div>
      </div>
      <ul className={styles.list}>
        {built.map(({ file, address, system, architecture, version, bytes, sha256 }) => {
          const name = text('agentOf', { system: SYSTEM_NAMES[system], architecture });
          return (
            <li key={file} className={styles.item}>
              <div className={styles.words}>
                <div className={styles.name}>{name}</div>
                <div className={styles.hint}>
                  {[
                    ...(version === null ? [] : [text('version', { version })]),
                    ...(bytes === null ? [] : [size(bytes)]),
                  ].join(' · ')}
                </div>
              </div>
              {sha256 !== null && (
                <div className={styles.digest} title={sha256}>
                  {`SHA-256 ${sha256.slice(0, 12)}…`}
                  <CopyButton value={sha256} label={text('agentHashOf', { name })} />
                </div>
              )}
              <LinkButton
                href={`${origin}${withTimestamp(address, now)}`}
                download={file}
                startIcon={<Download {...ICON} />}
                aria-label={text('agentDownload', { name })}
              >
                {text('download')}
              </LinkButton>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <CommandLines agents={built} origin={origin === '' ? window.location.origin : origin} />
      </div>
    </section>
  );
}
