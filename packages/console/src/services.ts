import type { ApiClient } from '@remote-console/api-client';
import { languageOf, type Language } from '@remote-console/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createTrail, type Trail } from './routes/trail.ts';
import { createDeviceCache, type DeviceCache } from './devices/deviceCache.ts';
import { createConsoleApi } from './session/api.ts';
import { browserStorage, type KeyValueStore } from './session/browserStorage.ts';
import type { Session } from './session/session.ts';
import { createSessionStore, type SessionStore } from './session/sessionStore.ts';
import { createThemeStore, type ThemeStore } from './session/themeStore.ts';

/** What the whole console shares; there is one of each in a page. */
export interface Services {
  readonly storage: KeyValueStore;
  readonly sessions: SessionStore;
  readonly themes: ThemeStore;
  readonly deviceCache: DeviceCache;
  readonly api: ApiClient;
  /** Where the visitor has been. */
  readonly trail: Trail;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const languageOfAddress = (): Language => languageOf(window.location.pathname.split('/')[1]);

/** Makes the services of this page. */
export function createServices(): Services {
  const now = () => Date.now();
  const storage = browserStorage();
  const sessions = createSessionStore({ storage, now, otherTabs: window });
  const deviceCache = createDeviceCache({ storage, now, viewer: () => sessions.current()?.mgrid ?? null });
  return {
    storage,
    sessions,
    themes: createThemeStore(document, window.location.protocol === 'https:'),
    deviceCache,
    api: createConsoleApi({ sessions, language: languageOfAddress, deviceCache }),
    trail: createTrail(),
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

/** The session, drawn anew whenever it changes. */
export function useCurrentSession(): Session | null {
  const { sessions } = useServices();
  return useSyncExternalStore(sessions.subscribe, sessions.current);
}
