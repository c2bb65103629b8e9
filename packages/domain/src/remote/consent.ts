/** The part of the person at the device before a session: they have to agree, are notified, or learn nothing. */
export const REMOTE_CONSENTS = ['ask', 'notify', 'silent'] as const;

/** How the person at a device is involved in the start of a session. */
export type RemoteConsent = (typeof REMOTE_CONSENTS)[number];

/** Whether a text is one of these. */
export function isRemoteConsent(text: unknown): text is RemoteConsent {
  return REMOTE_CONSENTS.some((consent) => consent === text);
}

/** The default if no group has a setting. */
export const USUAL_REMOTE_CONSENT: RemoteConsent = 'notify';

/** How many seconds the person at a device has to answer. */
export const CONSENT_SECONDS = 30;

/**
 * The setting for a group's device: the group's own, otherwise that of the nearest ancestor that has one.
 *
 * @param chain The settings of the group and its ancestors, from the group up; null for none.
 */
export function consentOf(chain: readonly (RemoteConsent | null)[]): RemoteConsent {
  return chain.find((consent) => consent !== null) ?? USUAL_REMOTE_CONSENT;
}
