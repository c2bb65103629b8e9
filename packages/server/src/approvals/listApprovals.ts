import { decidesOnRequests, instantOfText } from '@remote-console/domain';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { approvalStore } from './approvalStore.ts';

/** Default number of requests per page. */
const PAGE_SIZE = 10;
const SECOND_MS = 1000;

/** The own requests, the pending ones, or the processed ones (C-APPROVAL-24). */
export const listApprovals = forPerson({ approvals: approvalStore })<'listApprovals'>(async (
  { query },
  { session, stores },
) => {
  const { type, by = 'proposal_time', order = 'desc', limit = PAGE_SIZE, offset = 0 } = query;
  const { searchKey = 'any', searchValue, startDate, endDate } = query;
  if (type !== undefined && !decidesOnRequests(session.member)) return problem(403, 'no_permission');
  const since = startDate === undefined ? null : instantOfText(startDate);
  const last = endDate === undefined ? null : instantOfText(endDate);
  if (startDate !== undefined && since === null) return problem(400, 'date_validate_error', 'startDate');
  if (endDate !== undefined && last === null) return problem(400, 'date_validate_error', 'endDate');
  const choice = {
    from: type ?? 'own',
    since,
    until: last === null ? null : last + SECOND_MS,
    deviceId: query.deviceId ?? null,
    pk: query.approvalId ?? null,
    search: searchValue === undefined ? null : { key: searchKey, text: searchValue },
  } as const;
  const objects = await stores.approvals.page(choice, { by, order, limit, offset });
  const answer = page(objects, await stores.approvals.count(choice));
  const isAboutOne = type === undefined && (choice.deviceId !== null || choice.pk !== null);
  const devicePk = isAboutOne ? (choice.deviceId ?? objects[0]?.deviceId) : undefined;
  const asked = devicePk === undefined ? null : await stores.approvals.askedOf(devicePk);
  return asked ? { ...answer, body: { ...answer.body, asked } } : answer;
});
