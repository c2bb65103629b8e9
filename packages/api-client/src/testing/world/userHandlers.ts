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

/** The person with a pk: null where there is none, and `closed` for one whom the caller may not see. */
function findUser(world: World, caller: Caller, pk: unknown) {
  const user = world.state.users.find((each) => each.pk === Number(pk));
  if (!user) return null;
  return seesPerson(world, caller, user) ? user : 'closed';
}

const isTaken = ({ state }: World, mgrid: string) => state.users.some((user) => fold(user.mgrid) === fold(mgrid));

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
      const person = { member_type_id: Number(caller.member_type_id) };
      const fault = refusedValues(world, change, person, caller) ?? refusedProof(change, caller);
      if (fault) return response(fault.status).json(fault);
      const { pw: _pw, origin_pw: _originPw, code: _code, ...rest } = trimmedTexts(change);
      const values = withNewEmail(rest, { email: '', ...caller });
      if (state.profile?.pk === caller.pk) state.profile = { ...state.profile, ...values } satisfies Profile;
      world.changeUser(caller.pk, values);
      return response(200).json(done);
    }),
    http.get('/users/password-level', ({ response }) =>
      response(200).json(single({ password_level: state.passwordLevel })),
    ),
    http.get('/check', ({ query, response }) => {
      const mgrid = query.get('value') ?? '';
      const fault = checkId(mgrid);
      if (fault) return response(400).json(problem(400, fault, 'value'));
      return response(200).json({ status: 200, meta: {}, objects: { available: !isTaken(world, mgrid) } });
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
      const [key, value, group] = [query.get('search_key'), query.get('search_value'), query.get('groupPk')];
      if (key === 'flag_active' && value !== null && value !== '0' && value !== '1') {
        return response(400).json(problem(400, 'invalid_data', 'search_value'));
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
      const { pw, email = '', use_approval = 0, approver_fk = null, user_type = 1, ...rest } = await request.json();
      const role = subUserRole({ user_type, use_approval: use_approval === 1, approver_fk }, caller.pk);
      const fault = checkSubUser({ ...rest, pw, email }, role.user_type, state.passwordLevel);
      if (fault) return response(400).json(problem(400, fault.message, fault.field));
      const person = trimmedTexts({ ...rest, email });
      if (isTaken(world, person.mgrid)) return response(409).json(problem(409, 'id_exist', 'mgrid'));
      if (!approvers(world).some(({ pk }) => pk === role.approver_fk)) {
        return response(405).json(problem(405, 'search_manager_405', 'approver_fk'));
      }
      const pk = world.nextPk();
      const mail = person.email === '' ? person.mgrid : person.email;
      const empty = { phone: '', tel: '', department: '', position: '' };
      const record = { pk, mail, use_approval, approver_fk: role.approver_fk, member_type_id: role.user_type };
      state.users = [...state.users, aUser({ ...empty, ...person, ...record })];
      return response(200).json(single({ pk, mgrid: person.mgrid }));
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
      return person.new_email ? response(200).json(done) : response(404).json(problem(404, 'not_found'));
    }),
    http.delete('/users/{userPk}/new-email', ({ params, request, response }) => {
      const caller = callerOf(world, request);
      if (!caller) return response(401).json(loginRequired());
      const person = withNewEmailOf(world, caller, Number(params.userPk));
      if ('status' in person) return response(person.status).json(person);
      if (state.profile?.pk === person.pk) state.profile = { ...state.profile, new_email: '' };
      world.changeUser(person.pk, { new_email: '' });
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
