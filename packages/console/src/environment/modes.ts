import { operatingSystemOfBrowser, type BuildFlags, type ConsoleClient } from '@remote-console/domain';
import { type KeyValueStore, STORAGE_KEYS, tryStore } from '../storage/index.ts';

/** How the native application identifies itself in the user agent. */
const APPLICATION_MARKER = /\bRemoteConsoleApp\//;

/** How a standalone application additionally identifies itself. */
const STANDALONE_MARKER = /\bRemoteConsoleStandalone\b/;

const ANDROID = 4;
const IOS = 5;

/** What shows how the console runs. */
export interface ModeSigns {
  readonly storage: KeyValueStore;
  readonly flags: BuildFlags;
  readonly userAgent: string;
  /** Whether the native application has injected its bridge into the page. */
  readonly hasNativeBridge: boolean;
}

/** How the console runs; constant while the page is open. */
export interface RunningMode extends BuildFlags {
  readonly client: ConsoleClient;
}

/** Stores what was detected: a page that the application opens later may lack the marker (A-FLAG-06). */
function keeps(storage: KeyValueStore, key: string, isSeen: boolean): boolean {
  if (isSeen) tryStore(storage, key, '1');
  return isSeen || storage.getItem(key) !== null;
}

/** Detects how the console runs, once, at page start. */
export function recogniseMode({ storage, flags, userAgent, hasNativeBridge }: ModeSigns): RunningMode {
  const isApplication = flags.application && (hasNativeBridge || APPLICATION_MARKER.test(userAgent));
  const standalone = keeps(storage, STORAGE_KEYS.standalone, STANDALONE_MARKER.test(userAgent)) || flags.standalone;
  const system = operatingSystemOfBrowser(userAgent);
  const client = (): ConsoleClient => {
    if (keeps(storage, STORAGE_KEYS.mobileApplication, isApplication)) return 'mobileApplication';
    return system === ANDROID || system === IOS ? 'mobileBrowser' : 'desktop';
  };
  return { ...flags, standalone, client: client() };
}

/** Whether the native application has injected its bridge, `RemoteConsoleBridge`, into the page. */
export function hasNativeBridge(page: object = window): boolean {
  return 'RemoteConsoleBridge' in page;
}
