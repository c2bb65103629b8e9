/** What the server does again and again without being asked. */
export const SERVER_TASKS = [
  'offline',
  'approvals',
  'teams',
  'tickets',
  'remote',
  'commands',
  'rollouts',
  'alerts',
  'counts',
  'inboxMail',
  'licenses',
  'pruning',
  'delivery',
  'history',
  'usage',
  'oldUsage',
  'agents',
  'statistics',
] as const;

/** One of them. */
export type ServerTaskName = (typeof SERVER_TASKS)[number];
