import type { ApiClient } from '@remote-console/api-client';
import type { DraftStorage } from '@remote-console/ui/drafts';
import { createContext, useContext } from 'react';
import type { DeviceCache, Network, StartAnswers } from '../api/index.ts';
import type { HelpAddresses, RunningMode } from '../environment/index.ts';
import type { NavigationHistory, RedirectAfterLogin, UnsavedChanges } from '../routing/index.ts';
import type { SessionStore, ThemeStore } from '../session/index.ts';
import type { KeyValueStore } from '../storage/index.ts';

/** What the whole console shares; there is one of each per page. */
export interface Services {
  readonly storage: KeyValueStore;
  /** Where form input is kept; `null` where it isn't kept. */
  readonly draftStorage: DraftStorage | null;
  readonly sessions: SessionStore;
  readonly themes: ThemeStore;
  readonly deviceCache: DeviceCache;
  readonly api: ApiClient;
  /** What the frame reads first, in one call. */
  readonly startAnswers: StartAnswers;
  /** Whether the server is reachable. */
  readonly network: Network;
  /** The addresses that the visitor came through. */
  readonly navigationHistory: NavigationHistory;
  /** Where the visitor wanted to go before the login. */
  readonly redirectAfterLogin: RedirectAfterLogin;
  /** What leaving would lose. */
  readonly unsavedChanges: UnsavedChanges;
  /** How the console runs. */
  readonly mode: RunningMode;
  /** Where users get help. */
  readonly help: HelpAddresses;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export const ServicesContext = createContext<Services | null>(null);

/** The page's services. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used inside <ServicesContext>.');
  return services;
}
