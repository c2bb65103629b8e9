import Box from '@mui/material/Box';
import type { ServerHealth } from '@remote-console/api-client';
import { useServerHealth } from '@remote-console/api-client/react';
import { formatInstant, HEALTH_CHECKS, type HealthCheck, healthTrouble } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { Link, Note, PageHeader, Panel, PanelContent, Skeleton, StatusSign } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../provider/index.ts';
import { HealthFacts } from './HealthFacts.tsx';
import { TaskTable } from './TaskTable.tsx';

export interface HealthWidgetProps {
  /** Where the mails that wait are. */
  readonly mailHref: string;
}

interface CheckCardProps {
  readonly check: HealthCheck;
  readonly health: ServerHealth;
  readonly mailHref: string;
}

function CheckCard({ check, health, mailHref }: CheckCardProps) {
  const text = useText('operator');
  const now = useNow();
  const trouble = healthTrouble(check, health, now);
  const leadsToMail = trouble === 'mail_waits' || trouble === 'mail_server_missing';
  return (
    <Panel
      title={text(`check_${check}`)}
      actions={
        trouble === null ? (
          <StatusSign tone="online" label={text('ok')} />
        ) : (
          <StatusSign tone="warn" label={text('attention')} />
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 'var(--rc-space-sm)', overflowWrap: 'anywhere' }}>
        <HealthFacts check={check} health={health} />
        {trouble !== null && <Note tone="warn">{text(`trouble_${trouble}`)}</Note>}
        {leadsToMail && (
          <div>
            <Link href={mailHref}>{text('toMail')}</Link>
          </div>
        )}
      </Box>
    </Panel>
  );
}

function Summary({ health }: { readonly health: ServerHealth }) {
  const text = useText('operator');
  const now = useNow();
  const preferences = useTimePreferences();
  const count = HEALTH_CHECKS.filter((check) => healthTrouble(check, health, now) !== null).length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--rc-space-xs) var(--rc-space-md)' }}>
      {count === 0 ? (
        <StatusSign tone="online" label={text('allOk')} />
      ) : (
        <StatusSign tone="warn" label={text('needsAttention', { count })} />
      )}
      <Box component="span" sx={{ color: 'tone.textSecondary' }}>
        {text('versionSince', {
          version: health.version,
          time: formatInstant(health.start_time, preferences, 'minute'),
        })}
      </Box>
    </Box>
  );
}

const CARDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 'var(--rc-space-lg)',
};

function CardSkeletons() {
  return (
    <Box sx={CARDS}>
      {HEALTH_CHECKS.map((check) => (
        <Skeleton key={check} height={112} width="100%" />
      ))}
    </Box>
  );
}

/** How the server is: each part with whether it is fine, and what to do where it is not. */
export function HealthWidget({ mailHref }: HealthWidgetProps) {
  const text = useText('operator');
  const read = useServerHealth();
  return (
    <Box sx={{ display: 'grid', gap: 'var(--rc-space-lg)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeader title={text('health')} />
      <PanelContent read={read} skeleton={<CardSkeletons />}>
        {({ objects: [health] }) =>
          health && (
            <>
              <Summary health={health} />
              <Box sx={CARDS}>
                {HEALTH_CHECKS.map((check) => (
                  <CheckCard key={check} check={check} health={health} mailHref={mailHref} />
                ))}
              </Box>
              <TaskTable health={health} />
            </>
          )
        }
      </PanelContent>
    </Box>
  );
}
