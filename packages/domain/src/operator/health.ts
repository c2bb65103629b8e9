import { epochOf } from '../time/index.ts';

/** The checked parts of the server, in display order. */
export const HEALTH_CHECKS = ['database', 'disk', 'mail', 'agents', 'events', 'tasks'] as const;

/** One of these parts. */
export type HealthCheck = (typeof HEALTH_CHECKS)[number];

/** Possible problems, each with its own message that says what to do. */
export type HealthTrouble =
  | 'disk_low'
  | 'mail_server_missing'
  | 'mail_waits'
  | 'mail_given_up'
  | 'agents_gone'
  | 'events_late'
  | 'task_failed'
  | 'task_late';

/** What is known about the server, as its health is sent. */
export interface HealthFacts {
  readonly startTime: string;
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null;
  readonly mail: {
    readonly server: boolean;
    readonly waiting: number;
    readonly oldest: string | null;
    readonly givenUp: number;
  };
  readonly agents: { readonly online: number; readonly total: number };
  readonly events: { readonly lagMs: number | null };
  readonly tasks: readonly {
    readonly everyMs: number;
    readonly lastRun: string | null;
    readonly failed: number;
  }[];
}

/** Below this share, or this many bytes, a disk's free space is low. */
const LEAST_FREE_SHARE = 0.1;
const LEAST_FREE_BYTES = 1024 ** 3;
/** How long an email may wait before it is worth a look: a working mail server accepts it within seconds. */
const MAIL_PATIENCE_MS = 15 * 60_000;
/** The maximum delay of an event on its way to the screens. */
const EVENT_PATIENCE_MS = 5000;
/** A task may take a while, and a busy machine may delay it: by this much time, or by this many of its intervals. */
const TASK_PATIENCE_MS = 60_000;
const TASK_PATIENCE_TURNS = 3;

/** Whether a background task's last completion is overdue. A task that never completed is judged from the start. */
export function isTaskLate(task: HealthFacts['tasks'][number], start: string, now: number): boolean {
  return now - epochOf(task.lastRun ?? start) > task.everyMs * TASK_PATIENCE_TURNS + TASK_PATIENCE_MS;
}

function mailTrouble({ mail }: HealthFacts, now: number): HealthTrouble | null {
  if (!mail.server) return 'mail_server_missing';
  if (mail.oldest !== null && now - epochOf(mail.oldest) > MAIL_PATIENCE_MS) return 'mail_waits';
  return mail.givenUp > 0 ? 'mail_given_up' : null;
}

/** What is wrong with a part of the server; null if nothing is. */
export function healthTrouble(check: HealthCheck, facts: HealthFacts, now: number): HealthTrouble | null {
  switch (check) {
    case 'database':
      // Whoever reads this has received an answer from the database.
      return null;
    case 'disk': {
      const { disk } = facts;
      if (!disk) return null;
      const isLow = disk.freeBytes < LEAST_FREE_BYTES || disk.freeBytes < disk.totalBytes * LEAST_FREE_SHARE;
      return isLow ? 'disk_low' : null;
    }
    case 'mail':
      return mailTrouble(facts, now);
    case 'agents':
      return facts.agents.total > 0 && facts.agents.online === 0 ? 'agents_gone' : null;
    case 'events':
      return (facts.events.lagMs ?? 0) > EVENT_PATIENCE_MS ? 'events_late' : null;
    case 'tasks':
      if (facts.tasks.some(({ failed }) => failed === 1)) return 'task_failed';
      return facts.tasks.some((task) => isTaskLate(task, facts.startTime, now)) ? 'task_late' : null;
  }
}
