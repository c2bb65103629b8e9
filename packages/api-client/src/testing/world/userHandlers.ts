import { checkId, checkSubUser, subUserRole, writtenFields } from '@remote-console/domain';
import type { Profile } from '../../contract.ts';
import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { aUser } from '../people.ts';
import { type Caller, callerOf, opensGroup, seesPerson } from './callers.ts';
import { withNewEmail, withNewEmailOf } from './newEmail.ts';
import {
  approverNamed,
  approvers,
  changeUser,
  ownApprover,
  refusedValues,
  removeUser,
  trimmedTexts,
} from './userChanges.ts';
import { refusedProof } from './proof.ts';
import { userPage } from './userList.ts';
import { fold, type World } from './world.ts';

const done = { status: 200 as const, meta: {}, objects: [] };
const single = <Item>(item: Item) => ({ status: 200 as const, meta: {}, objects: [item] });
const loginRequired = () => problem(401, 'login_required');

/** The person with an ID: null where there is none, and `closed` for one whom the caller may not see. */
function findUser(world: World, caller: Caller, pk: unknown) {
  const user = world.state.users.find((each) => each.id === Number(pk));
  if (!user) return null;
  return seesPerson(world, caller, user) ? user : 'closed';
}

const isTaken = ({ state }: World, loginId: string) => state.users.some((user) => fold(user.loginId) === fold(loginId));

/** The answers about the caller's own profile. */
function profileHandlers(world: World) {
  const { state } = world;
  return [
    http.get('/users/0', ({ response }) =>
      state.profile ? response(200).json(single(state.profile)) : response(401).json(loginRequired()),
    ),
    http.put('/users/0', async ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const change = await request.json();
      if (writtenFields(change).length !== 1) return response(400).json(problem(400, 'invalid_data'));
      const person = { memberType: Number(caller.memberType) };
      const fault = refusedValues(world, change, person, caller) ?? refusedProof(change, caller);
      if (fault) return response(fault.status).json(fault);
      const { password: _password, currentPassword: _currentPassword, code: _code, ...rest } = trimmedTexts(change);
      const values = withNewEmail(rest, { email: '', ...caller });
      if (state.profile?.id === caller.id) state.profile = { ...state.profile, ...values } satisfies Profile;
      world.changeUser(caller.id, values);
      return response(200).json(done);
    }),
    http.get('/users/password-level', ({ response }) =>
      response(200).json(single({ passwordLevel: state.passwordLevel })),
    ),
    http.get('/check', ({ query, response }) => {
      const loginId = query.get('value') ?? '';
      const fault = checkId(loginId);
      if (fault) return response(400).json(problem(400, fault, 'value'));
      return response(200).json({ status: 200, meta: {}, objects: { available: !isTaken(world, loginId) } });
    }),
  ];
}

/** The answers about who decides on requests. */
const approverHandlers = (world: World) => [
  http.get('/approvals/approver', ({ request, response }) => {
    const found = ownApprover(world, callerOf(world, request));
    return found ? response(200).json(single(found)) : response(405).json(problem(405, 'search_manager_405'));
  }),
  http.get('/approvals/search', ({ query, response }) => {
    const found = approverNamed(world, query.get('name') ?? '');
    return found ? response(200).json(single(found)) : response(405).json(problem(405, 'search_manager_405', 'name'));
  }),
];

/** The answers about the people of the company. */
export function userHandlers(world: World) {
  const { state } = world;
  return [
    ...profileHandlers(world),
    ...approverHandlers(world),
    http.get('/users', ({ request, query, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const [key, value, group] = [query.get('searchKey'), query.get('searchValue'), query.get('linkedGroupId')];
      if (key === 'flag_active' && value !== null && value !== '0' && value !== '1') {
        return response(400).json(problem(400, 'invalid_data', 'searchValue'));
      }
      if (group !== null && !world.group(group)) return response(404).json(problem(404, 'not_found'));
      if (group !== null && !opensGroup(world, caller, Number(group))) {
        return response(403).json(problem(403, 'no_group_access'));
      }
      return response(200).json(userPage(world, caller, query));
    }),
    http.post('/users', async ({ request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const {
        password,
        email = '',
        needsApproval = false,
        approverId = null,
        userType = 1,
        ...rest
      } = await request.json();
      const role = subUserRole({ userType, needsApproval, approverId }, caller.id);
      const fault = checkSubUser({ ...rest, password, email }, role.userType, state.passwordLevel);
      if (fault) return response(400).json(problem(400, fault.message, fault.field));
      const person = trimmedTexts({ ...rest, email });
      if (isTaken(world, person.loginId)) return response(409).json(problem(409, 'id_exist', 'loginId'));
      if (!approvers(world).some(({ id }) => id === role.approverId)) {
        return response(405).json(problem(405, 'search_manager_405', 'approverId'));
      }
      const pk = world.nextId();
      const mail = person.email === '' ? person.loginId : person.email;
      const empty = { phone: '', telephone: '', department: '', position: '' };
      const record = { id: pk, mail, needsApproval, approverId: role.approverId, memberType: role.userType };
      state.users = [...state.users, aUser({ ...empty, ...person, ...record })];
      return response(200).json(single({ id: pk, loginId: person.loginId }));
    }),
    http.get('/users/{userPk}', ({ params, request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const user = findUser(world, caller, params.userPk);
      if (user === null) return response(404).json(problem(404, 'not_found'));
      if (user === 'closed') return response(403).json(problem(403, 'no_permission'));
      return response(200).json(single(world.userRecord(user)));
    }),
    http.put('/users/{userPk}', async ({ params, request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const user = findUser(world, caller, params.userPk);
      if (user === null) return response(404).json(problem(404, 'not_found'));
      if (user === 'closed') return response(403).json(problem(403, 'no_permission'));
      const refusal = changeUser(world, caller, user, await request.json());
      return refusal ? response(refusal.status).json(refusal) : response(200).json(done);
    }),
    http.post('/users/{userPk}/new-email', ({ params, request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const person = withNewEmailOf(world, caller, Number(params.userPk));
      if ('status' in person) return response(person.status).json(person);
      return person.newEmail ? response(200).json(done) : response(404).json(problem(404, 'not_found'));
    }),
    http.delete('/users/{userPk}/new-email', ({ params, request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const person = withNewEmailOf(world, caller, Number(params.userPk));
      if ('status' in person) return response(person.status).json(person);
      if (state.profile?.id === person.id) state.profile = { ...state.profile, newEmail: '' };
      world.changeUser(person.id, { newEmail: '' });
      return response(200).json(done);
    }),
    http.delete('/users/{userPk}', ({ params, request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const user = findUser(world, caller, params.userPk);
      if (user === null || user === 'closed') return response(404).json(problem(404, 'not_found'));
      const refusal = removeUser(world, caller, user);
      if (refusal === null) return response(200).json(done);
      return refusal.status === 409 ? response(409).json(refusal) : response(403).json(problem(403, refusal.error));
    }),
  ];
}
