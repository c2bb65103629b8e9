/** Who is asked at the device before a session begins: the person there has to agree, is notified, or learns nothing of it. */
export const REMOTE_CONSENTS = ['ask', 'notify', 'silent'] as const;

/** How the person at a device takes part in the beginning of a session. */
export type RemoteConsent = (typeof REMOTE_CONSENTS)[number];

/** Whether a text names one of them. */
export function isRemoteConsent(text: unknown): text is RemoteConsent {
  return REMOTE_CONSENTS.some((consent) => consent === text);
}

/** What holds where no group says anything. */
export const USUAL_REMOTE_CONSENT: RemoteConsent = 'notify';

/** Seconds that the person at a device has to answer. */
export const CONSENT_SECONDS = 30;

/**
 * What holds for a device of a group: what the group says, else the nearest group above it that says something.
 *
 * @param chain What the group and those above it say, from the group up; null where one says nothing.
 */
export function consentOf(chain: readonly (RemoteConsent | null)[]): RemoteConsent {
  return chain.find((consent) => consent !== null) ?? USUAL_REMOTE_CONSENT;
}
