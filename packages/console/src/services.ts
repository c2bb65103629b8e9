import type { ApiClient } from '@remote-console/api-client';
import { languageOf, type Language } from '@remote-console/domain';
import { keepDraftsOnlyOf, tabStorage, type DraftStorage } from '@remote-console/ui/drafts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createUnsavedChanges, type UnsavedChanges } from './routes/unsavedChanges.ts';
import { createNavigationHistory, type NavigationHistory } from './routes/navigationHistory.ts';
import { createRedirectAfterLogin, type RedirectAfterLogin } from './routes/redirectAfterLogin.ts';
import { createDeviceCache, type DeviceCache } from './devices/deviceCache.ts';
import { createConsoleApi } from './session/api.ts';
import { createIdleDetection } from './session/idleDetection.ts';
import { createNetwork, type Network, type Reach } from './session/network.ts';
import { browserStorage, type KeyValueStore } from './session/browserStorage.ts';
import type { Session } from './session/session.ts';
import {
  readBuildFlags,
  readContract,
  readHelpAddresses,
  type BuildVariables,
  type HelpAddresses,
} from './session/buildFlags.ts';
import { hasNativeBridge, recogniseMode, type RunningMode } from './session/modes.ts';
import { createSessionStore, type SessionStore } from './session/sessionStore.ts';
import { createStartAnswers, type StartAnswers } from './session/startAnswers.ts';
import { createThemeStore, type ThemeStore } from './session/themeStore.ts';

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

const languageOfAddress = (): Language => languageOf(window.location.pathname.split('/')[1]);

/**
 * Makes the services of this page.
 *
 * @param variables What the console was built with.
 */
export function createServices(variables: BuildVariables = import.meta.env): Services {
  const now = () => Date.now();
  const storage = browserStorage();
  const sessions = createSessionStore({ storage, now, otherTabs: window });
  const draftStorage = tabStorage();
  keepDraftsOnlyOf(draftStorage, sessions.current()?.pk ?? 'visitor');
  const contract = readContract(variables);
  const deviceCache = createDeviceCache({ storage, now, contract, viewer: sessions.current });
  const network = createNetwork({ page: window, browser: navigator });
  const startAnswers = createStartAnswers({ now, token: () => sessions.current()?.token ?? '' });
  return {
    storage,
    draftStorage,
    sessions,
    network,
    startAnswers,
    themes: createThemeStore(document, window.location.protocol === 'https:'),
    deviceCache,
    api: createConsoleApi({
      sessions,
      language: languageOfAddress,
      unattended: createIdleDetection({ page: window, now }),
      deviceCache,
      network,
      startAnswers,
    }),
    navigationHistory: createNavigationHistory(),
    redirectAfterLogin: createRedirectAfterLogin(),
    unsavedChanges: createUnsavedChanges({ isSignedIn: () => sessions.current() !== null }),
    mode: recogniseMode({
      storage,
      flags: readBuildFlags(variables),
      userAgent: navigator.userAgent,
      hasNativeBridge: hasNativeBridge(),
    }),
    help: readHelpAddresses(variables),
    now,
  };
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of the page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The console is drawn inside its ServicesContext.');
  return services;
}

/** The session that lapsed while it was in use in this page, redrawn whenever that changes. */
export function useLapsedSession(): Session | null {
  const { sessions } = useServices();
  return useSyncExternalStore(sessions.subscribe, sessions.lapsed);
}

/** How far the server is within reach, redrawn whenever that changes. */
export function useReach(): Reach {
  const { network } = useServices();
  return useSyncExternalStore(network.subscribe, network.reach);
}

/** Whose pages are on the screen: the session, or the one that lapsed until its person has logged in again or left. */
export function useHeldSession(): Session | null {
  const session = useCurrentSession();
  const lapsed = useLapsedSession();
  return session ?? lapsed;
}

/** The session, redrawn whenever it changes. */
export function useCurrentSession(): Session | null {
  const { sessions } = useServices();
  return useSyncExternalStore(sessions.subscribe, sessions.current);
}
