import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AgentDownload } from '@remote-console/api-client';
import { AGENT_SYSTEMS, fileSizeText, installCommand, withTimestamp } from '@remote-console/domain';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../i18n/index.ts';
import { CopyButton, ICON, LinkButton } from '../primitives/index.ts';
import { useNow } from '../provider/index.ts';
import { CommandBox } from './AddDevice/CommandBox.tsx';
import { SYSTEM_NAMES } from './AddDevice/SystemTabs.tsx';
import { Disclosure } from './Disclosure.tsx';

export interface AgentFilesProps {
  /** The agents that the server hands out, of every system and processor. */
  readonly agents: readonly AgentDownload[];
  /** Scheme, host and port that the files are served from; empty for those of the page. */
  readonly origin?: string;
}

/** Stands where the token belongs: the command of "Add a device" has a real one. */
const TOKEN_PLACE = 'TOKEN';

/** How the agents are installed, one line for each system that there is an agent for. */
function CommandLines({ agents, origin }: { readonly agents: readonly AgentDownload[]; readonly origin: string }) {
  const text = useText('downloads');
  const systems = AGENT_SYSTEMS.filter((system) => agents.some((agent) => agent.system === system));
  return (
    <Disclosure label={text('agentCommands')}>
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--rc-space-sm)',
          gridTemplateColumns: 'minmax(0, 1fr)',
          pb: 'var(--rc-space-sm)',
        }}
      >
        <Box sx={{ typography: 'body1', color: 'tone.textSecondary' }}>{text('agentCommandsHint')}</Box>
        {systems.map((system) => (
          <Box key={system} sx={{ display: 'grid', gap: 'var(--rc-space-xs)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box sx={{ typography: 'subtitle1' }}>{SYSTEM_NAMES[system]}</Box>
            <CommandBox
              name={text('addCommand', { system: SYSTEM_NAMES[system] })}
              content={installCommand({ system, serverUrl: origin, token: TOKEN_PLACE })}
            />
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}

/** The agents of all systems, each with what it needs to be checked: version, size and digest; and how to install them. */
export function AgentFiles({ agents, origin = '' }: AgentFilesProps) {
  const text = useText('downloads');
  const titleId = useId();
  const now = useNow();
  const built = agents.flatMap((agent) => (agent.address === null ? [] : [{ ...agent, address: agent.address }]));
  if (built.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ border: 1, borderColor: 'tone.line', borderRadius: 'var(--rc-radius-card)', bgcolor: 'tone.surface' }}
    >
      <Box sx={{ p: 'var(--rc-space-md) var(--rc-space-lg)' }}>
        <Typography id={titleId} variant="h2">
          {text('agents')}
        </Typography>
        <Box sx={{ typography: 'body2', color: 'tone.textSecondary' }}>{text('agentsHint')}</Box>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {built.map(({ file, address, system, architecture, version, bytes, sha256 }) => {
          const name = text('agentOf', { system: SYSTEM_NAMES[system], architecture });
          return (
            <Box
              component="li"
              key={file}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 'var(--rc-space-xs) var(--rc-space-md)',
                p: 'var(--rc-space-sm) var(--rc-space-lg)',
                borderTop: 1,
                borderColor: 'tone.line',
              }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Box sx={{ typography: 'subtitle1' }}>{name}</Box>
                <Box sx={{ typography: 'body2', color: 'tone.textSecondary' }}>
                  {[
                    ...(version === null ? [] : [text('version', { version })]),
                    ...(bytes === null ? [] : [fileSizeText(bytes)]),
                  ].join(' · ')}
                </Box>
              </Box>
              {sha256 !== null && (
                <Box
                  sx={{ display: 'flex', alignItems: 'center', typography: 'body2', color: 'tone.textSecondary' }}
                  title={sha256}
                >
                  {`SHA-256 ${sha256.slice(0, 12)}…`}
                  <CopyButton value={sha256} label={text('agentHashOf', { name })} />
                </Box>
              )}
              <LinkButton
                href={`${origin}${withTimestamp(address, now)}`}
                download={file}
                startIcon={<Download {...ICON} />}
                aria-label={text('agentDownload', { name })}
              >
                {text('download')}
              </LinkButton>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ p: 'var(--rc-space-xs) var(--rc-space-lg)', borderTop: 1, borderColor: 'tone.line' }}>
        <CommandLines agents={built} origin={origin === '' ? window.location.origin : origin} />
      </Box>
    </Box>
  );
}
