import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { enrolmentLists } from './enrolmentLists.ts';

const PAGE_SIZE = 10;

/** The devices whose agents used an enrollment token. */
export const listEnrolmentDevices = forPerson({ enrolments: enrolmentLists })<'listEnrolmentDevices'>(async (
  { path, query },
  { stores: { enrolments } },
) => {
  if (!(await enrolments.isThere(path.enrolmentPk))) return problem(404, 'not_found');
  const { limit = PAGE_SIZE, offset = 0 } = query;
  const { devices, total } = await enrolments.devices(path.enrolmentPk, { limit, offset });
  return page(devices, total);
});
