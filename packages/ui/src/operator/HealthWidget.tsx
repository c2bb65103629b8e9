import type { ServerHealth } from '@remote-console/api-client';
import { useServerHealth } from '@remote-console/api-client/react';
import { formatInstant, HEALTH_CHECKS, type HealthCheck, healthTrouble } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { Link, Note, PageHeader, Panel, PanelContent, Skeleton, Stack, StatusBadge } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import { HealthFacts } from './HealthFacts.tsx';
import { TaskTable } from './TaskTable.tsx';
import styles from './HealthWidget.module.css';

export interface HealthWidgetProps {
  /** The page of pending emails. */
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
          <StatusBadge tone="online" label={text('ok')} />
        ) : (
          <StatusBadge tone="warn" label={text('attention')} />
        )
      }
    >
      <div className={styles.check}>
        <HealthFacts check={check} health={health} />
        {trouble !== null && <Note tone="warn">{text(`trouble_${trouble}`)}</Note>}
        {leadsToMail && (
          <div>
            <Link href={mailHref}>{text('toMail')}</Link>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Summary({ health }: { readonly health: ServerHealth }) {
  const text = useText('operator');
  const now = useNow();
  const preferences = useTimePreferences();
  const count = HEALTH_CHECKS.filter((check) => healthTrouble(check, health, now) !== null).length;
  return (
    <div className={styles.summary}>
      {count === 0 ? (
        <StatusBadge tone="online" label={text('allOk')} />
      ) : (
        <StatusBadge tone="warn" label={text('needsAttention', { count })} />
      )}
      <span className={styles.version}>
        {text('versionSince', {
          version: health.version,
          time: formatInstant(health.startTime, preferences, 'minute'),
        })}
      </span>
    </div>
  );
}

function CardSkeletons() {
  return (
    <div className={styles.cards}>
      {HEALTH_CHECKS.map((check) => (
        <Skeleton key={check} height={112} width="100%" />
      ))}
    </div>
  );
}

/** The health of the server: each part with its state, and what to do if it is not fine. */
export function HealthWidget({ mailHref }: HealthWidgetProps) {
  const text = useText('operator');
  const read = useServerHealth();
  return (
    <Stack gap="lg">
      <PageHeader title={text('health')} />
      <PanelContent read={read} skeleton={<CardSkeletons />}>
        {({ objects: [health] }) =>
          health && (
            <>
              <Summary health={health} />
              <div className={styles.cards}>
                {HEALTH_CHECKS.map((check) => (
                  <CheckCard key={check} check={check} health={health} mailHref={mailHref} />
                ))}
              </div>
              <TaskTable health={health} />
            </>
          )
        }
      </PanelContent>
    </Stack>
  );
}
