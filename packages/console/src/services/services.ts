import type { ApiClient } from '@remote-console/api-client';
import type { DraftStorage } from '@remote-console/ui/drafts';
import { createContext, useContext } from 'react';
import type { UnsavedChanges } from './routes/unsavedChanges.ts';
import type { NavigationHistory } from './routes/navigationHistory.ts';
import type { RedirectAfterLogin } from './routes/redirectAfterLogin.ts';
import type { DeviceCache } from './devices/deviceCache.ts';
import type { Network } from './session/network.ts';
import type { KeyValueStore } from './session/browserStorage.ts';
import type { HelpAddresses } from './session/buildFlags.ts';
import type { RunningMode } from './session/modes.ts';
import type { SessionStore } from './session/sessionStore.ts';
import type { StartAnswers } from './session/startAnswers.ts';
import type { ThemeStore } from './session/themeStore.ts';

/** What the whole console shares; there is one of each in a page. */
export interface Services {
  readonly storage: KeyValueStore;
  /** Where what is typed into forms is kept; `null` where nothing is. */
  readonly draftStorage: DraftStorage | null;
  readonly sessions: SessionStore;
  readonly themes: ThemeStore;
  readonly deviceCache: DeviceCache;
  readonly api: ApiClient;
  /** What the frame reads first, in one call. */
  readonly startAnswers: StartAnswers;
  /** Whether the server is within reach. */
  readonly network: Network;
  /** Where the visitor has been. */
  readonly navigationHistory: NavigationHistory;
  /** Where the visitor wanted to go before the login. */
  readonly redirectAfterLogin: RedirectAfterLogin;
  /** What would be lost by leaving. */
  readonly unsavedChanges: UnsavedChanges;
  /** How the console runs. */
  readonly mode: RunningMode;
  /** Where people get help. */
  readonly help: HelpAddresses;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of the page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The console is drawn inside its ServicesContext.');
  return services;
}
