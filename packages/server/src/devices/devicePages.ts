import { type Connection, createRevisionCache, type RevisionCache } from '../database/index.ts';
import type { AnswerOf, RequestOf } from '../http/index.ts';
import { sharedByCalls } from '../members/index.ts';

type Answer = AnswerOf<'listDevices'>;
type Query = RequestOf<'listDevices'>['query'];

/** The pages of devices that were recently answered, each until anything changes. */
export type DevicePages = RevisionCache<Answer>;

/** As many devices as take some ten megabytes with everything that is cached for them. */
const DEVICES_AT_MOST = 5000;

/**
 * Whether a page stays the same until the database changes. What time removes from a device, such as a command carried
 * out a while ago, it never brings back: a page without any of it stays the same.
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

/** Caches pages of devices. */
export const keepDevicePages = ({ query }: Pick<Connection, 'query'>): DevicePages =>
  createRevisionCache<Answer>(query, { most: DEVICES_AT_MOST, weigh });

/** The pages of devices shared by the calls of a server. */
export const devicePages = sharedByCalls(({ connection }) => keepDevicePages(connection));

/** The parameters of kept pages; other filters may depend on the time. A field without a text looks for nothing. */
const KEPT = ['by', 'order', 'limit', 'offset', 'searchMode', 'group', 'subgroups'] as const;

/** A name for the request; null for a page that is not cached. */
export function pageKey(query: Query): string | null {
  const isPlain = Object.keys(query).every((name) => name === 'searchKey' || KEPT.some((kept) => kept === name));
  return isPlain ? JSON.stringify(KEPT.map((name) => query[name] ?? null)) : null;
}
