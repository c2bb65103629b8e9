import { describe, expect, it } from 'vitest';
import { type Call, refuse, succeed } from '../exchange.ts';
import { only, PASSWORD } from '../testServer.ts';
import { begin, type BehaviourFixture } from './behaviourFixture.ts';

const NEW_USER = { mgrid: 'new.user', pw: 'Abcdef1!', name: ' Nadia ' };

/** What is done with people, and what follows. */
export function peopleBehaviour(name: string, open: () => Promise<BehaviourFixture>): void {
  const beginWithPeople = async () => {
    const calls = await begin(open);
    const idsOf = async (query: Call['query'] = {}, who: 'manager' | 'subManager' = 'manager') =>
      (await calls.as(who).ok('listUsers', { query })).objects.map(({ mgrid }) => mgrid);
    const person = async (userId: number) => only((await calls.ok('getUser', { path: { userPk: userId } })).objects);
    const change = (userId: number, body: object): Call => ({ path: { userPk: userId }, body });
    return { ...calls, idsOf, person, change };
  };

  describe(`people, by ${name},`, () => {
    it('are listed active ones first, then by type, then in the order that is asked for', async () => {
      const { ok, change, idsOf, people } = await beginWithPeople();
      expect(await idsOf()).toEqual(['sam', 'mia', 'uma']);
      expect(await idsOf({ by: 'name', order: 'desc' })).toEqual(['sam', 'uma', 'mia']);
      await ok('changeUser', change(people.subManager, { flag_active: 0 }));
      expect(await idsOf()).toEqual(['mia', 'uma', 'sam']);
      expect(await idsOf({ sort_active: 'asc' })).toEqual(['sam', 'mia', 'uma']);
      expect(await idsOf({ limit: 1, offset: 1 })).toEqual(['uma']);
      expect(await idsOf({ flag_servant: 1 })).toEqual(['uma', 'sam']);
    });

    it('are searched for', async () => {
      const { ok, refused, change, idsOf, people, busan } = await beginWithPeople();
      await ok('changeUser', change(people.user, { department: 'Field Service', flag_active: 0 }));
      expect(await idsOf({ search_value: 'MA' })).toEqual(['uma']);
      expect(await idsOf({ search_key: 'department', search_value: 'field' })).toEqual(['uma']);
      expect(await idsOf({ search_key: 'flag_active', search_value: '0' })).toEqual(['uma']);
      expect(await idsOf({ groupPk: busan })).toEqual(['sam']);
      const none = { status: 400, error: 'invalid_data', field: 'search_value' };
      expect(await refused('listUsers', { query: { search_key: 'flag_active', search_value: 'x' } })).toEqual(none);
      expect(await refused('listUsers', { query: { groupPk: 999_999 } })).toEqual({ status: 404, error: 'not_found' });
    });

    it('are added under an ID that nobody has, whatever its letter case', async () => {
      const { app, ok, refused, person, people } = await beginWithPeople();
      const { pk } = only((await ok('createUser', { body: NEW_USER })).objects);
      expect(await person(pk)).toMatchObject({
        name: 'Nadia',
        mail: 'new.user',
        member_type_id: 1,
        approver_fk: people.manager,
        approver_id: 'mia',
        flag_active: 1,
      });
      const taken = { status: 409, error: 'id_exist', field: 'mgrid' };
      expect(await refused('createUser', { body: { ...NEW_USER, mgrid: 'NEW.user' } })).toEqual(taken);
      const asked = (value: string) => ({ query: { timestamp: '1', type: 'mail', value } });
      expect((await succeed(app, 'checkAvailability', asked('New.User'))).objects).toEqual({ available: false });
      expect((await succeed(app, 'checkAvailability', asked('other.user'))).objects).toEqual({ available: true });
      expect(await refuse(app, 'checkAvailability', asked('no'))).toMatchObject({ error: 'invalid_id' });
    });

    it('are not added with an ID, a name, a password, an email or an approver that cannot be', async () => {
      const { refused, people } = await beginWithPeople();
      const refusal = (change: object) => refused('createUser', { body: { ...NEW_USER, ...change } });
      expect(await refusal({ mgrid: 'no' })).toEqual({ status: 400, error: 'invalid_id', field: 'mgrid' });
      expect(await refusal({ name: ' ' })).toEqual({ status: 400, error: 'name_requirement', field: 'name' });
      expect(await refusal({ pw: 'abc' })).toEqual({ status: 400, error: 'password_requirement', field: 'pw' });
      expect(await refusal({ email: 'no' })).toEqual({ status: 400, error: 'email-invalid', field: 'email' });
      const unable = { status: 405, error: 'search_manager_405', field: 'approver_fk' };
      expect(await refusal({ approver_fk: people.user })).toEqual(unable);
    });

    it('become sub-managers only together with approval', async () => {
      const { ok, person } = await beginWithPeople();
      const typeOf = async (change: object) => {
        const { pk } = only((await ok('createUser', { body: { ...NEW_USER, ...change } })).objects);
        return (await person(pk)).member_type_id;
      };
      expect(await typeOf({ user_type: 6 })).toBe(1);
      expect(await typeOf({ mgrid: 'newer.user', user_type: 6, use_approval: 1 })).toBe(6);
    });

    it('change, and their version with whatever grants something', async () => {
      const { ok, refused, person, change, userId, people } = await beginWithPeople();
      await ok('changeUser', change(userId, { name: ' Uma K. ', version: 1 }));
      expect(await person(userId)).toMatchObject({ name: 'Uma K.', version: 1 });
      await ok('changeUser', change(userId, { auth_val: '1,2', version: 1 }));
      expect(await person(userId)).toMatchObject({ auth_val: '1,2', version: 2 });
      const late = { status: 409, error: 'changed_meanwhile' };
      expect(await refused('changeUser', change(userId, { auth_val: '1', version: 1 }))).toEqual(late);
      await ok('changeUser', change(userId, { approver_fk: people.subManager }));
      expect(await person(userId)).toMatchObject({ approver_id: 'sam', approver_name: 'sam' });
      const unable = { status: 405, error: 'search_manager_405', field: 'approver_fk' };
      expect(await refused('changeUser', change(userId, { approver_fk: userId }))).toEqual(unable);
      const blank = { status: 400, error: 'name_requirement', field: 'name' };
      expect(await refused('changeUser', change(userId, { name: ' ' }))).toEqual(blank);
    });

    it('get the type back that they had before they became sub-managers', async () => {
      const { ok, person, change, userId } = await beginWithPeople();
      await ok('changeUser', change(userId, { user_type: 2 }));
      await ok('changeUser', change(userId, { user_type: 6 }));
      expect((await person(userId)).member_type_id).toBe(6);
      await ok('changeUser', change(userId, { user_type: 1 }));
      expect((await person(userId)).member_type_id).toBe(2);
    });

    it('keep their own access, and one active manager', async () => {
      const { ok, refused, change, people, as, userId } = await beginWithPeople();
      const own = { status: 409, error: 'own_account_protected' };
      expect(await refused('deleteUser', { path: { userPk: people.manager } })).toEqual(own);
      const deactivated = await refused('changeUser', change(people.manager, { flag_active: 0 }));
      expect(deactivated).toEqual({ ...own, field: 'flag_active' });
      const demoted = await refused('changeUser', change(people.manager, { user_type: 6 }));
      expect(demoted).toEqual({ ...own, field: 'user_type' });
      await ok('changeUser', change(userId, { user_type: 2 }));
      expect(await as('subManager').refused('deleteUser', { path: { userPk: userId } })).toMatchObject({ status: 403 });
    });

    it('are gone once they are deleted, and decide on nothing any more', async () => {
      const { ok, refused, change, idsOf, person, people, userId } = await beginWithPeople();
      await ok('changeUser', change(userId, { approver_fk: people.subManager }));
      await ok('deleteUser', { path: { userPk: people.subManager } });
      expect(await idsOf()).toEqual(['mia', 'uma']);
      expect((await person(userId)).approver_fk).toBeNull();
      const gone = { status: 404, error: 'not_found' };
      expect(await refused('deleteUser', { path: { userPk: people.subManager } })).toEqual(gone);
      expect(await refused('getUser', { path: { userPk: people.subManager } })).toEqual(gone);
    });

    it('are seen by a sub-manager who shares a group with them or approves for them', async () => {
      const { ok, as, idsOf, change, userId, people, busan } = await beginWithPeople();
      expect(await idsOf({}, 'subManager')).toEqual(['sam']);
      const closed = { status: 403, error: 'no_permission' };
      expect(await as('subManager').refused('getUser', { path: { userPk: userId } })).toEqual(closed);
      await ok('addGroupLink', { body: { device_group_fk: busan, member_fk: userId, confirm: 1 } });
      expect(await idsOf({}, 'subManager')).toEqual(['sam', 'uma']);
      await ok('deleteUser', { path: { userPk: userId } });
      const { pk } = only((await ok('createUser', { body: NEW_USER })).objects);
      expect(await idsOf({}, 'subManager')).toEqual(['sam']);
      await ok('changeUser', change(pk, { approver_fk: people.subManager }));
      expect(await idsOf({}, 'subManager')).toEqual(['sam', 'new.user']);
    });

    it('get permissions from a sub-manager who has them, and nothing else', async () => {
      const { ok, as, change, person, userId, people, busan } = await beginWithPeople();
      await ok('addGroupLink', { body: { device_group_fk: busan, member_fk: userId, confirm: 1 } });
      await ok('changeUser', change(people.subManager, { auth_restart: 1 }));
      const { ok: allowed, refused } = as('subManager');
      await allowed('changeUser', change(userId, { auth_restart: 1 }));
      expect((await person(userId)).auth_restart).toBe(1);
      const no = { status: 403, error: 'no_permission' };
      const beyond = await refused('changeUser', change(userId, { auth_update: 1 }));
      expect(beyond).toEqual({ ...no, field: 'auth_update' });
      expect(await refused('changeUser', change(userId, { name: 'Ursula' }))).toEqual({ ...no, field: 'name' });
      const own = await refused('changeUser', change(people.subManager, { auth_update: 1 }));
      expect(own).toEqual({ ...no, field: 'auth_update' });
      expect(await refused('createUser', { body: NEW_USER })).toEqual(no);
      expect(await as('user').refused('listUsers')).toEqual(no);
    });

    it('change their own profile, one property at a time', async () => {
      const { as, person, userId } = await beginWithPeople();
      const { ok, refused } = as('user');
      await ok('changeOwnProfile', { body: { department: ' Field ' } });
      await ok('changeOwnProfile', { body: { date_fmt_id: 2 } });
      expect(await person(userId)).toMatchObject({ department: 'Field', date_fmt_id: 2, version: 1 });
      const wrong = { status: 400, error: 'email-invalid', field: 'email' };
      expect(await refused('changeOwnProfile', { body: { email: 'nobody' } })).toEqual(wrong);
      const two = { name: 'Uma', phone: '1' };
      expect(await refused('changeOwnProfile', { body: two })).toMatchObject({ status: 400, error: 'invalid_data' });
      expect(only((await ok('getPasswordLevel')).objects).password_level).toBe(2);
    });

    it('change their own password only with the present one, through both doors', async () => {
      const { as, ok, refused, change, people } = await beginWithPeople();
      const pw = 'Fresh!2345';
      const wrong = { status: 400, error: 'check_current_password', field: 'origin_pw' };
      for (const proof of [{}, { origin_pw: 'Wrong!2345' }]) {
        expect(await as('user').refused('changeOwnProfile', { body: { pw, ...proof } })).toEqual(wrong);
        expect(await refused('changeUser', change(people.manager, { pw, ...proof }))).toEqual(wrong);
      }
      await as('user').ok('changeOwnProfile', { body: { pw, origin_pw: PASSWORD } });
      await ok('changeUser', change(people.manager, { pw, origin_pw: PASSWORD }));
      await ok('changeUser', change(people.user, { pw }));
    });

    it('are found as approvers by their ID or name, where they can be approvers', async () => {
      const { ok, as, refused, change, userId, people } = await beginWithPeople();
      const named = async (text: string) => only((await ok('searchApprover', { query: { name: text } })).objects).mgrid;
      expect(await named('SAM')).toBe('sam');
      expect(await named('')).toBe('mia');
      const nobody = { status: 405, error: 'search_manager_405', field: 'name' };
      expect(await refused('searchApprover', { query: { name: 'uma' } })).toEqual(nobody);
      const own = async () => only((await as('user').ok('getApprover')).objects).mgrid;
      expect(await own()).toBe('mia');
      await ok('changeUser', change(userId, { approver_fk: people.subManager }));
      expect(await own()).toBe('sam');
      await ok('changeUser', change(people.subManager, { use_approval: 0 }));
      expect(await own()).toBe('mia');
    });

    it('are referred to whoever can change what they may do, and an administrator to nobody', async () => {
      const { ok, as, change, userId, people } = await beginWithPeople();
      const nameOf = async (pk: number) => only((await ok('getUser', { path: { userPk: pk } })).objects).name;
      const referred = async () => only((await as('user').ok('getDeviceSummary')).objects).administrator;
      expect(await referred()).toBe(await nameOf(people.manager));
      await ok('changeUser', change(userId, { approver_fk: people.subManager }));
      expect(await referred()).toBe(await nameOf(people.subManager));
      expect(only((await ok('getDeviceSummary')).objects).administrator).toBe('');
    });
  });
}
