import { USAGE_KEEPING, type UsageRange } from '@remote-console/domain';

const MINUTE_MS = 60_000;

/** How long a bucket of a range is, in minutes: as rows name it. */
export function resolutionOf(range: UsageRange): number {
  return USAGE_KEEPING[range].bucketMs / MINUTE_MS;
}
