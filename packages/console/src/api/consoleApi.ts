import { createApiClient, type ApiClient } from '@remote-console/api-client';
import type { Language } from '@remote-console/domain';
import type { DeviceCache } from './deviceCache.ts';
import type { Network } from './network.ts';
import type { StartAnswers } from './startAnswers.ts';

interface ConsoleApiOptions {
  /** The token of the signed-in user at the time of a call; empty without a session. */
  readonly token: () => string;
  /** Called when the server no longer accepts the token. */
  readonly onSessionEnded: () => void;
  /** The page's language at the time of a call. */
  readonly language: () => Language;
  /** Whether nobody is at the screen. */
  readonly unattended: () => boolean;
  /** The cached device lists; any change made in this console invalidates them (B-CACHE-06). */
  readonly deviceCache: DeviceCache;
  /** What every call goes through. */
  readonly network: Network;
  /** What was requested before the page is rendered. */
  readonly startAnswers: StartAnswers;
}

/** A client for a call or two with a token of its own, independent of the session. */
export function clientOf(token: string, language: Language): ApiClient {
  return createApiClient({ origin: window.location.origin, token: () => token, language: () => language });
}

/** The client that the console uses for its own server. */
export function createConsoleApi({
  token,
  onSessionEnded,
  language,
  unattended,
  deviceCache,
  network,
  startAnswers,
}: ConsoleApiOptions): ApiClient {
  return createApiClient({
    origin: window.location.origin,
    token,
    language,
    unattended,
    onSessionEnded,
    fetch: async (request) => {
      const response = (await startAnswers.take(request)) ?? (await network.send(request));
      if (request.method !== 'GET' && response.ok) {
        deviceCache.expire();
        startAnswers.forget();
      }
      return response;
    },
  });
}
