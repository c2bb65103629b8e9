import { epochOf } from '../time/index.ts';
import type { Plan } from './constants.ts';

/** A license as it is stored and sent (A-LICENSE-01). */
export interface LicenseRecord {
  readonly licenseId: number;
  readonly plan: Plan;
  /** Number of licensed devices. */
  readonly licensedDevices: number;
  /** ISO 8601, UTC. */
  readonly licenseStart: string;
  /** ISO 8601, UTC. The license is still valid at this very moment. */
  readonly expiryDate: string;
  /** The `licenseId` of the license that this one extends, or `null`. */
  readonly licenseReference: number | null;
  /** The server's result at the time of its answer; the rules decide again from `expiryDate`. */
  readonly isExpired: boolean;
}

/** Later expiry first; ties go to the later record, so that the order of the list never matters. */
function laterFirst(a: LicenseRecord, b: LicenseRecord): number {
  return epochOf(b.expiryDate) - epochOf(a.expiryDate) || b.licenseId - a.licenseId;
}

/** The record at the top of a record's chain of references; in a cycle, the lowest `licenseId` is the top. */
function topOf(record: LicenseRecord, byId: ReadonlyMap<number, LicenseRecord>): LicenseRecord {
  const seen = new Set<number>();
  let top = record;
  while (top.licenseReference !== null) {
    const parent = byId.get(top.licenseReference);
    if (!parent) return top;
    if (seen.has(top.licenseId)) return lowestOfRing(top, byId);
    seen.add(top.licenseId);
    top = parent;
  }
  return top;
}

function lowestOfRing(member: LicenseRecord, byId: ReadonlyMap<number, LicenseRecord>): LicenseRecord {
  let lowest = member;
  let next = byId.get(member.licenseReference ?? member.licenseId);
  while (next && next.licenseId !== member.licenseId) {
    if (next.licenseId < lowest.licenseId) lowest = next;
    next = byId.get(next.licenseReference ?? next.licenseId);
  }
  return lowest;
}

function extend(parent: LicenseRecord, linked: readonly LicenseRecord[]): LicenseRecord {
  const [latestLinked] = [...linked].sort(laterFirst);
  if (!latestLinked) return parent;
  const [latest = parent] = [parent, latestLinked].sort(laterFirst);
  const plan = parent.plan === 'Free' ? latestLinked : parent;
  return { ...parent, expiryDate: latest.expiryDate, plan: plan.plan, licensedDevices: plan.licensedDevices };
}

/** A license that is not a renewal, with the records that extend it. */
export interface LicenseFamily {
  /** The license including its extensions, see `linkLicenses`. */
  readonly current: LicenseRecord;
  /** Its original record, and those that refer to it, ordered by `licenseId`. */
  readonly records: readonly LicenseRecord[];
}

/** The records grouped into families, ordered by the `licenseId` of each family's top license. */
export function licenseFamilies(records: readonly LicenseRecord[]): readonly LicenseFamily[] {
  const byId = new Map(records.map((record) => [record.licenseId, record]));
  const families = new Map<number, LicenseRecord[]>();
  for (const record of [...byId.values()].sort((a, b) => a.licenseId - b.licenseId)) {
    const top = topOf(record, byId).licenseId;
    families.set(top, [...(families.get(top) ?? []), record]);
  }
  return [...byId.values()]
    .filter((record) => families.has(record.licenseId))
    .sort((a, b) => a.licenseId - b.licenseId)
    .map((parent) => {
      const family = families.get(parent.licenseId) ?? [];
      const linked = family.filter(({ licenseId }) => licenseId !== parent.licenseId);
      return { current: extend(parent, linked), records: family };
    });
}

/**
 * The licenses that are not renewals, each extended by those that refer to it: the expiry becomes the latest of all
 * (never earlier), and a Free license takes plan and volume of the linked license that expires last (A-LICENSE-09 to
 * A-LICENSE-12). Linked records are not part of the result. The order of the list doesn't matter; a reference to a
 * license that is not in the list is ignored. The result is ordered by `licenseId`.
 */
export function linkLicenses(records: readonly LicenseRecord[]): readonly LicenseRecord[] {
  return licenseFamilies(records).map(({ current }) => current);
}
