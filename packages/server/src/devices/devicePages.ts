import { type Connection, createRevisionCache, type RevisionCache } from '../database/index.ts';
import type { AnswerOf, RequestOf } from '../http/index.ts';
import { sharedByCalls } from '../members/index.ts';

type Answer = AnswerOf<'listDevices'>;
type Query = RequestOf<'listDevices'>['query'];

/** The pages of devices that were answered lately, each until anything changes. */
export type DevicePages = RevisionCache<Answer>;

/** As many devices as take some ten megabytes with everything that is kept of them. */
const DEVICES_AT_MOST = 5000;

/**
 * Whether a page says what it says until the database changes. What time takes away from a device, such as a command that
 * was carried out a while ago, it never brings: a page without any of it stays as it is.
 */
function isLasting(answer: Answer): boolean {
  return (
    answer.status === 200 &&
    answer.body.objects.every(
      ({ powerCommand, identityConflicts, onDevice }) =>
        powerCommand === null && identityConflicts.length === 0 && onDevice === 0,
    )
  );
}

const weigh = (answer: Answer) => (isLasting(answer) && answer.status === 200 ? 1 + answer.body.objects.length : null);

/** Keeps pages of devices. */
export const keepDevicePages = ({ query }: Pick<Connection, 'query'>): DevicePages =>
  createRevisionCache<Answer>(query, { most: DEVICES_AT_MOST, weigh });

/** The pages of devices that the calls of a server share. */
export const devicePages = sharedByCalls(({ connection }) => keepDevicePages(connection));

/** What may be asked for; whatever else narrows a list may do so by the time. A field without a text looks for nothing. */
const KEPT = ['by', 'order', 'limit', 'offset', 'searchMode', 'group', 'subgroups'] as const;

/** A name for what is asked for; null for a page that is not kept. */
export function pageKey(query: Query): string | null {
  const isPlain = Object.keys(query).every((name) => name === 'searchKey' || KEPT.some((kept) => kept === name));
  return isPlain ? JSON.stringify(KEPT.map((name) => query[name] ?? null)) : null;
}
