import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** How many devices the licenses cover, and how many there were on the days before. */
export const getLicenseCourse = forPerson<'getLicenseCourse'>(async (_request, { stores }) => {
  const { totalVolume, latestExpire } = await stores.company.licenseState();
  const devices = await stores.company.deviceCount();
  return found([{ volume: totalVolume, devices, expires: latestExpire, counts: await stores.overview.deviceCounts() }]);
});
