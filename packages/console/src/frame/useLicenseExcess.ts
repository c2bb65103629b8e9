import { useDeviceSummary } from '@remote-console/api-client/react';
import { licenseExcess, type LicenseExcess } from '@remote-console/domain';

/** By how many devices the licenses are exceeded; `null` for none, `undefined` while unknown. */
export function useLicenseExcess(): LicenseExcess | null | undefined {
  const summary = useDeviceSummary().data?.objects[0];
  return summary && licenseExcess(summary.licensed, summary.total);
}
