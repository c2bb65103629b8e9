import type { ServerHealth } from '@remote-console/api-client';
import type { HealthCheck } from '@remote-console/domain';
import { useFileSize, useText } from '../i18n/index.ts';
import { RelativeTime } from '../primitives/index.ts';
import { TwoLines } from './cells.tsx';

interface HealthFactsProps {
  readonly check: HealthCheck;
  readonly health: ServerHealth;
}

function MailFacts({ mail }: Pick<ServerHealth, 'mail'>) {
  const text = useText('operator');
  const givenUp = mail.givenUp === 0 ? null : text('mailGivenUp', { count: mail.givenUp });
  return (
    <TwoLines
      below={
        mail.oldest !== null || givenUp !== null ? (
          <>
            {mail.oldest !== null && (
              <>
                {text('mailOldest')} <RelativeTime instant={mail.oldest} />
              </>
            )}
            {mail.oldest !== null && givenUp !== null && ' · '}
            {givenUp}
          </>
        ) : undefined
      }
    >
      {text('mailFacts', { count: mail.waiting })}
    </TwoLines>
  );
}

/** The facts about one part of the server, as text. */
export function HealthFacts({ check, health }: HealthFactsProps) {
  const text = useText('operator');
  const size = useFileSize();
  const { database, disk, agents, events, tasks } = health;
  switch (check) {
    case 'database':
      return (
        <TwoLines>
          {text('databaseFacts', { engine: text(`engine_${database.engine}`), size: size(database.bytes) })}
        </TwoLines>
      );
    case 'disk':
      return (
        <TwoLines>
          {disk === null
            ? text('diskUnknown')
            : text('diskFacts', { free: size(disk.freeBytes), total: size(disk.totalBytes) })}
        </TwoLines>
      );
    case 'mail':
      return <MailFacts mail={health.mail} />;
    case 'agents':
      return <TwoLines>{text('agentFacts', agents)}</TwoLines>;
    case 'events':
      return (
        <TwoLines below={events.lagMs === null ? undefined : text('eventLag', { ms: events.lagMs })}>
          {text('eventFacts', { count: events.streams })}
        </TwoLines>
      );
    case 'tasks':
      return <TwoLines>{text('taskFacts', { count: tasks.length })}</TwoLines>;
  }
}
