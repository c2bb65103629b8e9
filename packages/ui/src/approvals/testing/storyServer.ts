import type { Approval, ApprovalPolicy, Approver, ProblemKey } from '@remote-console/api-client';
import { http, problem } from '@remote-console/api-client/testing';
import { delay } from 'msw';
import { fn } from 'storybook/test';
import { askedOf } from '../../testing/askedOf.ts';

/** Called for each list call, with its parameters, and for each body that was sent. */
export const asked = fn<(query: Readonly<Record<string, string>>) => void>();
export const sent = fn<(body: unknown) => void>();

/** Resets a story. */
export function forgetCalls(): void {
  asked.mockClear();
  sent.mockClear();
}

const page = (objects: Approval[], total = objects.length) => ({
  status: 200 as const,
  meta: { totalCount: total },
  objects,
});

/** Mock answers of a server for requests. */
export const approvalServer = {
  list: (approvals: Approval[], total = approvals.length) =>
    http.get('/approvals', ({ request, response }) => {
      const query = askedOf(request);
      asked(query);
      const linked = query['approvalId'];
      if (linked === undefined) return response(200).json(page(approvals, total));
      return response(200).json(page(approvals.filter(({ id }) => String(id) === linked)));
    }),
  asks: (policy: ApprovalPolicy) =>
    http.get('/approvals', ({ response }) => response(200).json({ ...page([]), asked: policy })),
  listHangs: () => http.get('/approvals', async () => void (await delay('infinite'))),
  listFails: () => http.get('/approvals', () => Response.error()),
  listIsForbidden: () => http.get('/approvals', ({ response }) => response(403).json(problem(403, 'no_permission'))),
  standardApprover: (approver: Approver) =>
    http.get('/approvals/approver', ({ response }) =>
      response(200).json({ status: 200, meta: {}, objects: [approver] }),
    ),
  finds: (approver: Approver) =>
    http.get('/approvals/search', ({ request, response }) => {
      asked(askedOf(request));
      return response(200).json({ status: 200, meta: {}, objects: [approver] });
    }),
  findsNobody: () =>
    http.get('/approvals/search', ({ response }) => response(405).json(problem(405, 'search_manager_405', 'name'))),
  takes: (answer: Approval) =>
    http.post('/approvals', async ({ request, response }) => {
      sent(await request.json());
      return response(200).json({ status: 200, meta: {}, objects: [answer] });
    }),
  withdraws: () =>
    http.delete('/approvals/{approvalPk}', ({ params, response }) => {
      sent(params.approvalPk);
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
  refusesWithdrawal: (error: ProblemKey) =>
    http.delete('/approvals/{approvalPk}', ({ params, response }) => {
      sent(params.approvalPk);
      return response(409).json(problem(409, error));
    }),
  refuses: (error: ProblemKey) =>
    http.post('/approvals', async ({ request, response }) => {
      sent(await request.json());
      return response(409).json(problem(409, error));
    }),
};
