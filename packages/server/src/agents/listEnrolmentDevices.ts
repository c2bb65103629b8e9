import { page, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

const PAGE_SIZE = 10;

/** The devices whose agents used an enrolment token. */
export const listEnrolmentDevices = forPerson<'listEnrolmentDevices'>(
  async ({ path, query }, { stores: { enrolments } }) => {
    if (!(await enrolments.isThere(path.enrolmentPk))) return problem(404, 'not_found');
    const { limit = PAGE_SIZE, offset = 0 } = query;
    const { devices, total } = await enrolments.devices(path.enrolmentPk, { limit, offset });
    return page(devices, total);
  },
);
