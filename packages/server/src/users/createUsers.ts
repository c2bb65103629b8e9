import type { ProblemKey } from '@remote-console/api-client/contract';
import { checkSubUser, MEMBER_TYPES } from '@remote-console/domain';
import { hashInLine, ownProfileStore, passwordLevel } from '../accounts/index.ts';
import { type AdministrationEntry, auditOfCall } from '../audit/index.ts';
import { found, type RequestOf, tooManyRequests } from '../http/index.ts';
import { BUSY_SECONDS, forPerson } from '../members/index.ts';
import { type UserStore, userStore } from './userStore.ts';

type Row = Required<RequestOf<'createUsers'>['body'][number]>;

/** A row that can be stored, and the group to open, if it names one. */
interface UsableRow {
  readonly row: number;
  readonly user: Row;
  readonly groupId: number | null;
}

const EMPTY: Row = {
  loginId: '',
  password: '',
  name: '',
  email: '',
  phone: '',
  department: '',
  position: '',
  groupName: '',
};
const LONGEST = { name: 60, phone: 30, department: 60, position: 60 } as const;

function trimmedRow(given: Partial<Row>): Row {
  const row = { ...EMPTY, ...given };
  return {
    loginId: row.loginId.trim(),
    password: row.password.trim(),
    name: row.name.trim(),
    email: row.email.trim(),
    phone: row.phone.trim(),
    department: row.department.trim(),
    position: row.position.trim(),
    groupName: row.groupName.trim(),
  };
}

/** The ID of the group named by a row, null for none, `unknown` if the name does not identify exactly one group. */
async function groupOf(users: UserStore, { groupName }: Row): Promise<number | null | 'unknown'> {
  if (groupName === '') return null;
  const [only, ...more] = await users.groupsNamed(groupName);
  return only === undefined || more.length > 0 ? 'unknown' : only;
}

/** What is wrong with a row in itself or in this company, or the row to store. */
async function checkRow(
  { users }: { readonly users: UserStore },
  row: number,
  user: Row,
  level: number,
): Promise<UsableRow | ProblemKey> {
  const fault = checkSubUser(user, MEMBER_TYPES.normal, passwordLevel(level));
  if (fault) return fault.message;
  const isTooLong = (['name', 'phone', 'department', 'position'] as const).some(
    (field) => user[field].length > LONGEST[field],
  );
  if (isTooLong) return 'invalid_data';
  if (await users.isTaken(user.loginId)) return 'id_exist';
  const groupId = await groupOf(users, user);
  return groupId === 'unknown' ? 'not_found' : { row, user, groupId };
}

/** Creates users from the rows of a sheet; an unusable row fails alone (C-BULK-10, C-BULK-16). */
export const createUsers = forPerson({ audit: auditOfCall, profile: ownProfileStore, users: userStore })<'createUsers'>(
  async ({ body }, { session, stores, passwords, transact }) => {
    const { member } = session;
    const failures: { row: number; error: ProblemKey }[] = [];
    const usable: UsableRow[] = [];
    for (const [row, given] of body.entries()) {
      const checked = await checkRow(stores, row, trimmedRow(given), member.password_level);
      if (typeof checked === 'string') failures.push({ row, error: checked });
      else usable.push(checked);
    }

    const waitSeconds = await stores.profile.countUserList();
    if (waitSeconds !== null) return tooManyRequests(waitSeconds);
    // One after the other, so that other people's new passwords get their turn in between.
    const hashes = new Map<number, string>();
    for (const { row, user } of usable) {
      const hash = await hashInLine(passwords, user.password);
      if (hash === null) return tooManyRequests(BUSY_SECONDS);
      hashes.set(row, hash);
    }

    await transact(async ({ users, audit }) => {
      const entries: AdministrationEntry[] = [];
      for (const { row, user, groupId } of usable) {
        const { loginId, name, email, phone, department, position } = user;
        const pk = await users.add({
          mgrid: loginId,
          name,
          email,
          phone,
          department,
          position,
          mail: email === '' ? loginId : email,
          member_type_id: MEMBER_TYPES.normal,
          approver_fk: member.pk,
          password_hash: hashes.get(row) ?? '',
        });
        if (pk === null) {
          failures.push({ row, error: 'id_exist' });
          continue;
        }
        entries.push({ act: 'userCreated', subject: loginId });
        if (groupId === null) continue;
        await users.letInto(pk, groupId);
        entries.push({
          act: 'groupOpened',
          subject: loginId,
          change: { before: {}, after: { group: user.groupName } },
        });
      }
      await audit.writeAdministration(entries);
    });
    failures.sort((a, b) => a.row - b.row);
    return found({ total: body.length, failure: failures.length, failures });
  },
);
