import type { Connection } from '../database/connection.ts';
import type { PasswordHasher } from '../accounts/passwordHash.ts';
import type { OpenStreams } from '../events/openStreams.ts';
import type { DevicePages } from '../devices/devicePages.ts';
import type { GroupLists } from '../groups/groupLists.ts';
import type { ServerPulse } from './serverPulse.ts';
import type { Settings } from '../settings.ts';

/** What the whole server shares. */
export interface Services {
  readonly connection: Connection;
  readonly settings: Settings;
  readonly passwords: PasswordHasher;
  readonly openStreams: OpenStreams;
  readonly pulse: ServerPulse;
  readonly groupLists: GroupLists;
  readonly devicePages: DevicePages;
  /** Where the console answers, as links in mails name it, without a slash at the end. */
  readonly publicUrl: () => string;
}

/** What an operation of a visitor works with. It belongs to no company, so it holds the bare connection. */
export type PublicContext = Services;
