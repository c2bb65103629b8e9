import { checkAccess, type AccessRequirement, type Actor } from '@remote-console/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../contract.ts';

/** Everything that the service operator can call besides what is open to everybody. */
const OF_THE_OPERATOR = [
  // Their own account.
  'logOut',
  'getOwnProfile',
  'changeOwnProfile',
  'getPasswordLevel',
  'resendNewEmail',
  'cancelNewEmail',
  'uploadLogo',
  // What the browser reports about itself at a login.
  'recordAccess',
  // That a notice changed, and that their own session is about to end.
  'streamEvents',
  // Their own pages.
  'listCompanies',
  'getCompany',
  'searchPeople',
  'listPendingMails',
  'retryMail',
  'discardMail',
  'getHealth',
  'getNoticeTexts',
  'createNotice',
  'changeNotice',
  'deleteNotice',
];

const operations: readonly { readonly id: string; readonly access: readonly AccessRequirement[] }[] = Object.entries(
  OPERATIONS,
).map(([id, { access }]) => ({ id, access }));
const isPublic = (access: readonly AccessRequirement[]) => access.every((requirement) => requirement === 'public');

const anyPerson = fc.record({
  type: fc.constantFrom('Manager', 'User'),
  permissions: fc.constantFrom('', '1,2,4,8'),
  canControl: fc.boolean(),
  usesApprovals: fc.boolean(),
  memberType: fc.constantFrom(1, 2, 6, 7, 9),
});

describe('the operator of the service', () => {
  it('reaches exactly these operations, whatever rights and license the account has', () => {
    fc.assert(
      fc.property(anyPerson, fc.boolean(), (session, corporate) => {
        const operator: Actor = { kind: 'person', session, corporate, operator: true };
        const reached = operations.filter(({ access }) => !isPublic(access) && checkAccess(access, operator).allowed);
        expect(reached.map(({ id }) => id).toSorted()).toEqual(OF_THE_OPERATOR.toSorted());
      }),
    );
  });

  it('hears that a right is missing for everything else, never that a license is', () => {
    const operator: Actor = { kind: 'person', session: { type: 'Manager' }, corporate: false, operator: true };
    for (const { id, access } of operations) {
      if (isPublic(access) || OF_THE_OPERATOR.includes(id)) continue;
      expect({ id, ...checkAccess(access, operator) }).toMatchObject({ id, status: 403, error: 'no_permission' });
    }
  });

  it('has an office that nobody else enters', () => {
    fc.assert(
      fc.property(anyPerson, fc.boolean(), (session, corporate) => {
        const person: Actor = { kind: 'person', session, corporate, operator: false };
        const office = operations.filter(({ access }) => access.includes('operator'));
        expect(office).not.toHaveLength(0);
        for (const { access } of office) expect(checkAccess(access, person).allowed).toBe(false);
      }),
    );
  });
});
