import { epochOf } from '../time/index.ts';
import type { Plan } from './constants.ts';

/** A license as it is stored and sent (A-LICENSE-01). The field spelling `pay_lisence_ref` is the wire's. */
export interface LicenseRecord {
  readonly pay_pk: number;
  readonly pay_type: Plan;
  /** Number of devices the license covers. */
  readonly pay_dev_vol: number;
  /** ISO 8601, UTC. */
  readonly pay_start: string;
  /** ISO 8601, UTC. The license still holds at this very moment. */
  readonly pay_expire: string;
  /** The `pay_pk` of the license that this one extends, or `null`. */
  readonly pay_lisence_ref: number | null;
  /** What the server said when it answered; the rules decide again from `pay_expire`. */
  readonly isExpired: boolean;
}

/** Later expiry first; the later record breaks a tie, so that the order of the list never matters. */
function laterFirst(a: LicenseRecord, b: LicenseRecord): number {
  return epochOf(b.pay_expire) - epochOf(a.pay_expire) || b.pay_pk - a.pay_pk;
}

/** The record at the top of a record's chain of references; in a ring of references the lowest `pay_pk` is the top. */
function topOf(record: LicenseRecord, byPk: ReadonlyMap<number, LicenseRecord>): LicenseRecord {
  const seen = new Set<number>();
  let top = record;
  while (top.pay_lisence_ref !== null) {
    const parent = byPk.get(top.pay_lisence_ref);
    if (!parent) return top;
    if (seen.has(top.pay_pk)) return lowestOfRing(top, byPk);
    seen.add(top.pay_pk);
    top = parent;
  }
  return top;
}

function lowestOfRing(member: LicenseRecord, byPk: ReadonlyMap<number, LicenseRecord>): LicenseRecord {
  let lowest = member;
  let next = byPk.get(member.pay_lisence_ref ?? member.pay_pk);
  while (next && next.pay_pk !== member.pay_pk) {
    if (next.pay_pk < lowest.pay_pk) lowest = next;
    next = byPk.get(next.pay_lisence_ref ?? next.pay_pk);
  }
  return lowest;
}

function extend(parent: LicenseRecord, linked: readonly LicenseRecord[]): LicenseRecord {
  const [latestLinked] = [...linked].sort(laterFirst);
  if (!latestLinked) return parent;
  const [latest = parent] = [parent, latestLinked].sort(laterFirst);
  const plan = parent.pay_type === 'Free' ? latestLinked : parent;
  return { ...parent, pay_expire: latest.pay_expire, pay_type: plan.pay_type, pay_dev_vol: plan.pay_dev_vol };
}

/** A license that is not a renewal, with the records that extend it. */
export interface LicenseFamily {
  /** The license as its extensions make it, see `linkLicenses`. */
  readonly current: LicenseRecord;
  /** Its record as it was bought, and those that refer to it, in the order of `pay_pk`. */
  readonly records: readonly LicenseRecord[];
}

/** The records sorted into families, ordered by the `pay_pk` of the license on top of each. */
export function licenseFamilies(records: readonly LicenseRecord[]): readonly LicenseFamily[] {
  const byPk = new Map(records.map((record) => [record.pay_pk, record]));
  const families = new Map<number, LicenseRecord[]>();
  for (const record of [...byPk.values()].sort((a, b) => a.pay_pk - b.pay_pk)) {
    const top = topOf(record, byPk).pay_pk;
    families.set(top, [...(families.get(top) ?? []), record]);
  }
  return [...byPk.values()]
    .filter((record) => families.has(record.pay_pk))
    .sort((a, b) => a.pay_pk - b.pay_pk)
    .map((parent) => {
      const family = families.get(parent.pay_pk) ?? [];
      const linked = family.filter(({ pay_pk }) => pay_pk !== parent.pay_pk);
      return { current: extend(parent, linked), records: family };
    });
}

/**
 * The licenses that are not renewals, each extended by those that refer to it: the expiry becomes the latest of all
 * (never earlier), and a Free license takes plan and volume of the linked license that expires last (A-LICENSE-09 to
 * A-LICENSE-12). Linked records are not in the answer. The order of the list does not matter; a reference to a license
 * that is not in the list is ignored. The answer is ordered by `pay_pk`.
 */
export function linkLicenses(records: readonly LicenseRecord[]): readonly LicenseRecord[] {
  return licenseFamilies(records).map(({ current }) => current);
}
