import { USAGE_KEEPING, type UsageRange } from '@remote-console/domain';

const MINUTE_MS = 60_000;

/** The length of a range's buckets in minutes, as named in rows. */
export function resolutionOf(range: UsageRange): number {
  return USAGE_KEEPING[range].bucketMs / MINUTE_MS;
}
