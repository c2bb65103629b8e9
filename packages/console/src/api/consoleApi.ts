import { createApiClient, type ApiClient } from '@remote-console/api-client';
import type { Language } from '@remote-console/domain';
import type { DeviceCache } from './deviceCache.ts';
import type { Network } from './network.ts';
import type { StartAnswers } from './startAnswers.ts';

interface ConsoleApiOptions {
  /** The token that speaks for the person at the moment of a call; empty without a session. */
  readonly token: () => string;
  /** The server does not accept the token any longer. */
  readonly onSessionEnded: () => void;
  /** The language of the page at the moment of a call. */
  readonly language: () => Language;
  /** Whether no one is at the screen. */
  readonly unattended: () => boolean;
  /** The kept device lists; whatever this console changes makes them old (B-CACHE-06). */
  readonly deviceCache: DeviceCache;
  /** What every call goes through. */
  readonly network: Network;
  /** What was asked for before the page is drawn. */
  readonly startAnswers: StartAnswers;
}

/** A client for one call or two that speaks with a token of its own, beside the session. */
export function clientOf(token: string, language: Language): ApiClient {
  return createApiClient({ origin: window.location.origin, token: () => token, language: () => language });
}

/** The console's client of its own server. */
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
