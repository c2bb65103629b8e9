import { useDeviceSummary } from '@remote-console/api-client/react';
import { licenseExcess, type LicenseExcess } from '@remote-console/domain';

/** How many devices are too many for the licenses; `null` for none, `undefined` while that is not known. */
export function useLicenseExcess(): LicenseExcess | null | undefined {
  const summary = useDeviceSummary().data?.objects[0];
  return summary && licenseExcess(summary.licensed, summary.total);
}
