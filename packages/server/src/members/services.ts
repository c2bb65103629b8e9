import type { Connection, EventBus } from '../database/index.ts';
import type { ServerPulse } from '../http/index.ts';
import type { Settings } from '../settings/index.ts';
import type { PasswordHasher } from './passwordHash.ts';

/** What all calls of a server share. */
export interface Services {
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly settings: Settings;
  readonly passwords: PasswordHasher;
  readonly pulse: ServerPulse;
  /** Where the console answers, as named by links in emails, without a trailing slash. */
  readonly publicUrl: () => string;
}
