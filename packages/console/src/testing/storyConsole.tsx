import { createApiClient, type DeviceSummary, type Profile } from '@remote-console/api-client';
import {
  aDevice,
  aLicense,
  aNotice,
  aProfile,
  aSummary,
  backend,
  given,
  type Backend,
} from '@remote-console/api-client/testing';
import type { BuildFlags, ConsoleClient } from '@remote-console/domain';
import { http, HttpResponse } from 'msw';
import { useLanguage } from '@remote-console/ui';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createDeviceCache } from '../api/deviceCache.ts';
import { createNetwork } from '../api/network.ts';
import { createStartAnswers } from '../api/startAnswers.ts';
import { readBuildFlags, readHelpAddresses, type HelpAddresses } from '../environment/buildFlags.ts';
import { createNavigationHistory } from '../routing/navigationHistory.ts';
import { createRedirectAfterLogin } from '../routing/redirectAfterLogin.ts';
import { createUnsavedChanges } from '../routing/unsavedChanges.ts';
import { ServicesContext, type Services } from '../services/services.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { createThemeStore } from '../session/themeStore.ts';
import { memoryStore, type KeyValueStore } from '../storage/browserStorage.ts';

/** The time at which every story plays, in epoch milliseconds; the same as in `.storybook/preview.tsx`. */
const STORY_NOW = Date.parse('2026-11-21T03:00:00Z');
const storyNow = () => STORY_NOW;

const basic = [aLicense({ plan: 'Basic' })];
const user = { type: 'User', memberType: 1, userType: 1, loginId: 'user@demo.example', name: '정하늘' } as const;
const subManager = {
  type: 'User',
  memberType: 6,
  userType: 6,
  loginId: 'submanager@demo.example',
  name: '박서준',
} as const;

/** The users that the frame differs for. */
export const PEOPLE = {
  admin: aProfile(),
  basicAdmin: aProfile({ pay: basic }),
  subManager: aProfile({ ...subManager, permissions: '1,2', usesApprovals: false }),
  approver: aProfile({ ...subManager, permissions: '1,2', usesApprovals: true }),
  requester: aProfile({ ...user, permissions: '1', usesApprovals: true }),
  reporter: aProfile({ ...user, permissions: '1,8' }),
  basicReporter: aProfile({ ...user, permissions: '1,8', pay: basic }),
  user: aProfile({ ...user, permissions: '1' }),
} as const satisfies Record<string, Profile>;

/** How a story's console is set up. */
export interface StorySetup {
  /** Who is signed in; `null` for a visitor. */
  readonly person?: keyof typeof PEOPLE | Profile | null;
  readonly client?: ConsoleClient;
  readonly build?: Partial<BuildFlags>;
  readonly help?: Partial<HelpAddresses>;
  /** What the browser has stored. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Whether the user has just logged in. */
  readonly justLoggedIn?: boolean;
}

/** A story's services, with a session, a mode, and a storage of its own. */
export function storyServices(setup: StorySetup): Services {
  const { person = 'admin', client = 'desktop', build = {}, help = {}, kept = {}, justLoggedIn = false } = setup;
  const storage: KeyValueStore = memoryStore();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
  const sessions = createSessionStore({ storage, now: storyNow });
  if (person !== null) sessions.begin(typeof person === 'string' ? PEOPLE[person] : person, 'story');
  if (!justLoggedIn) sessions.greeted();
  return {
    storage,
    draftStorage: null,
    sessions,
    themes: createThemeStore({ cookie: '' }, false),
    deviceCache: createDeviceCache({ storage, now: storyNow, contract: '', viewer: sessions.current }),
    api: createApiClient({ token: () => 'story', language: () => 'ko' }),
    startAnswers: createStartAnswers({ now: storyNow, token: () => 'story' }),
    network: createNetwork({ page: window, browser: navigator, send: async () => new Response() }),
    unsavedChanges: createUnsavedChanges({ isSignedIn: () => true }),
    navigationHistory: createNavigationHistory(),
    redirectAfterLogin: createRedirectAfterLogin(),
    mode: { ...readBuildFlags({}), ...build, client },
    help: { ...readHelpAddresses({}), ...help },
    now: storyNow,
  };
}

interface StoryConsoleProps {
  readonly services: Services;
  /** The initial address, without the language. */
  readonly path: string;
  /** The routes. */
  readonly children: ReactNode;
}

/** What surrounds the console in a page: its services and a router, here the story's own. */
export function StoryConsole({ services, path, children }: StoryConsoleProps) {
  const [kept] = useState(services);
  return (
    <ServicesContext value={kept}>
      <MemoryRouter initialEntries={[`/${useLanguage()}${path}`]}>
        <Routes>
          <Route path="/:lang">{children}</Route>
        </Routes>
      </MemoryRouter>
    </ServicesContext>
  );
}

/** A server with a few devices, groups, and notices that reports more with each request. */
export function storyServer(person: Profile, summary: Partial<DeviceSummary> = {}): Backend['handlers'] {
  const devices = ['KIOSK-LOBBY-01', 'KIOSK-LOBBY-02', 'POS-GANGNAM-03'].map((alias, at) =>
    aDevice({ id: 11 + at, alias }),
  );
  const { handlers } = backend({ devices, profile: person, notices: [aNotice({ id: 1 }), aNotice({ id: 2 })] });
  return [
    given.summary(aSummary(summary)),
    http.get('*/lmm/api/v1.0/events', () => new HttpResponse(new ReadableStream())),
    ...handlers,
  ];
}
