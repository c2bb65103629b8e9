import { checkAccess, isCorporate, MEMBER_TYPES } from '@remote-console/domain';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { type OperationId, OPERATIONS } from '../../contract.ts';
import { problem } from '../given.ts';
import { callerOf } from './callers.ts';
import type { World } from './world.ts';

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

const pattern = (path: string) => new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Paths without a parameter first, so that none is taken for a parameter value. */
const ROUTES = Object.keys(OPERATIONS)
  .filter(isOperationId)
  .map((id) => ({ id, ...OPERATIONS[id] }))
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map(({ id, method, base, path, access }) => ({ id, method, path: pattern(base + path), access }));

/** Refuses what the contract does not allow the caller; the rest is left to the handlers behind this one. */
export function accessHandler(world: World): HttpHandler {
  return http.all('*', ({ request }) => {
    const { pathname } = new URL(request.url);
    const route = ROUTES.find(({ method, path }) => method === request.method.toLowerCase() && path.test(pathname));
    const session = callerOf(world, request);
    // In a world where nobody is signed in, the caller is whoever the test is about.
    if (!route || !session) return undefined;
    const decision = checkAccess(route.access, {
      kind: 'person',
      session,
      corporate: isCorporate(session.pay, world.state.now),
      operator: session.memberType === MEMBER_TYPES.operator,
    });
    if (decision.allowed) return undefined;
    const { status, error } = decision;
    return HttpResponse.json(problem(status, error), { status });
  });
}
