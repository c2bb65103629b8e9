/** The server's recurring background tasks. */
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

/** One of these tasks. */
export type ServerTaskName = (typeof SERVER_TASKS)[number];
