import { found } from '../http/index.ts';
import { companyStore, forPerson } from '../members/index.ts';
import { overviewStore } from './overviewStore.ts';

/** How many devices the licenses cover, and how many there were on the days before. */
export const getLicenseCapacity = forPerson({ company: companyStore, overview: overviewStore })<'getLicenseCapacity'>(
  async (_request, { stores }) => {
    const { totalVolume, latestExpire } = await stores.company.licenseState();
    const devices = await stores.company.deviceCount();
    return found([
      { volume: totalVolume, devices, expires: latestExpire, counts: await stores.overview.deviceCounts() },
    ]);
  },
);
