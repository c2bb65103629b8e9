import { languageOf, type Language } from '@remote-console/domain';
import { keepDraftsOnlyOf, tabStorage } from '@remote-console/ui/drafts';
import { createConsoleApi, createDeviceCache, createNetwork, createStartAnswers } from '../api/index.ts';
import {
  type BuildVariables,
  hasNativeBridge,
  readBuildFlags,
  readContract,
  readHelpAddresses,
  recogniseMode,
} from '../environment/index.ts';
import { createNavigationHistory, createRedirectAfterLogin, createUnsavedChanges } from '../routing/index.ts';
import type { Services } from '../services/index.ts';
import { createIdleDetection, createSessionStore, createThemeStore } from '../session/index.ts';
import { browserStorage } from '../storage/index.ts';

const languageOfAddress = (): Language => languageOf(window.location.pathname.split('/')[1]);

/**
 * Creates this page's services.
 *
 * @param variables The build variables.
 */
export function createServices(variables: BuildVariables = import.meta.env): Services {
  const now = () => Date.now();
  const storage = browserStorage();
  const sessions = createSessionStore({ storage, now, otherTabs: window });
  const draftStorage = tabStorage();
  keepDraftsOnlyOf(draftStorage, sessions.current()?.id ?? 'visitor');
  const contract = readContract(variables);
  const deviceCache = createDeviceCache({ storage, now, contract, viewer: sessions.current });
  const network = createNetwork({ page: window, browser: navigator });
  const token = () => sessions.current()?.token ?? '';
  const startAnswers = createStartAnswers({ now, token });
  return {
    storage,
    draftStorage,
    sessions,
    network,
    startAnswers,
    themes: createThemeStore(document, window.location.protocol === 'https:'),
    deviceCache,
    api: createConsoleApi({
      token,
      onSessionEnded: () => sessions.end('ended'),
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
