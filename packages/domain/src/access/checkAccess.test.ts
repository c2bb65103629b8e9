import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS, permissionsOf } from '../permissions/index.ts';
import { checkAccess, type AccessRequirement, type Actor } from './checkAccess.ts';

const REQUIREMENTS: readonly AccessRequirement[] = [
  'public',
  'account',
  'signed-in',
  'manager',
  'approver',
  'corporate',
  'operator',
  'agent',
  ...PERMISSIONS.map((permission) => `permission:${permission}` as const),
];

const visitor: Actor = { kind: 'visitor' };
const agent: Actor = { kind: 'agent' };
const aPerson = (over: Partial<Extract<Actor, { kind: 'person' }>> = {}): Actor => ({
  kind: 'person',
  session: { type: 'User' },
  corporate: false,
  operator: false,
  ...over,
});
const manager = aPerson({ session: { type: 'Manager' } });

const anyActor: fc.Arbitrary<Actor> = fc.oneof(
  fc.constantFrom(visitor, agent),
  fc.record({
    kind: fc.constant('person' as const),
    session: fc.record({
      type: fc.constantFrom('Manager', 'User'),
      permissions: fc.constantFrom('', '2', '1,4,8'),
      canControl: fc.boolean(),
      usesApprovals: fc.boolean(),
      memberType: fc.constantFrom(1, 2, 6, 7),
    }),
    corporate: fc.boolean(),
    operator: fc.boolean(),
  }),
);

describe('access', () => {
  it('is open to everybody where it is public', () => {
    fc.assert(fc.property(anyActor, (actor) => void expect(checkAccess(['public'], actor)).toEqual({ allowed: true })));
  });

  it('asks a visitor to sign in for everything else', () => {
    for (const requirement of REQUIREMENTS.filter((name) => name !== 'public')) {
      expect(checkAccess([requirement], visitor)).toEqual({ allowed: false, status: 401, error: 'login_required' });
      expect(checkAccess(['public', requirement], visitor).allowed).toBe(false);
    }
  });

  it('is closed to everybody where nothing is stated', () => {
    fc.assert(fc.property(anyActor, (actor) => void expect(checkAccess([], actor).allowed).toBe(false)));
  });

  it('lets an agent into what is for agents and nowhere else', () => {
    for (const requirement of REQUIREMENTS) {
      expect(checkAccess([requirement], agent).allowed).toBe(requirement === 'public' || requirement === 'agent');
      expect(checkAccess(['agent', 'signed-in'], agent)).toMatchObject({ status: 403 });
    }
  });

  it('lets no person into what is for agents', () => {
    expect(checkAccess(['agent'], manager)).toEqual({ allowed: false, status: 403, error: 'no_permission' });
    expect(checkAccess(['agent'], aPerson({ operator: true })).allowed).toBe(false);
  });

  it('gives a manager every permission', () => {
    for (const permission of PERMISSIONS) expect(checkAccess([`permission:${permission}`], manager).allowed).toBe(true);
  });

  it('gives anybody else exactly the permissions they hold', () => {
    fc.assert(
      fc.property(anyActor, fc.constantFrom(...PERMISSIONS), (actor, permission) => {
        if (actor.kind !== 'person' || actor.operator) return;
        const held = permissionsOf(actor.session)[permission];
        expect(checkAccess([`permission:${permission}`], actor).allowed).toBe(held);
      }),
    );
  });

  it('counts a manager and a sub-manager with the approval right as approvers, nobody else', () => {
    const approver = (type: string, usesApprovals: boolean, memberType: number) =>
      checkAccess(['approver'], aPerson({ session: { type, usesApprovals, memberType } })).allowed;
    expect(approver('Manager', false, 2)).toBe(true);
    expect(approver('User', true, 6)).toBe(true);
    expect(approver('User', false, 6)).toBe(false);
    expect(approver('User', true, 1)).toBe(false);
  });

  it('says that a license is needed only to those who lack nothing else', () => {
    const needs: AccessRequirement[] = ['manager', 'corporate'];
    expect(checkAccess(needs, manager)).toEqual({ allowed: false, status: 403, error: 'need_license' });
    expect(checkAccess(needs, aPerson())).toEqual({ allowed: false, status: 403, error: 'no_permission' });
    expect(checkAccess(needs, aPerson({ session: { type: 'Manager' }, corporate: true })).allowed).toBe(true);
  });

  it('gives the operator of the service nothing but what is for the operator', () => {
    fc.assert(
      fc.property(anyActor, (actor) => {
        if (actor.kind !== 'person') return;
        const operator = { ...actor, operator: true };
        const open = REQUIREMENTS.filter((requirement) => checkAccess([requirement], operator).allowed);
        expect(open).toEqual(['public', 'account', 'operator']);
        // Nor is an operator asked to buy a license.
        expect(checkAccess(['corporate'], operator)).toMatchObject({ status: 403, error: 'no_permission' });
        expect(checkAccess(['operator'], { ...actor, operator: false })).toMatchObject({ error: 'no_permission' });
        expect(checkAccess(['account'], actor).allowed).toBe(true);
      }),
    );
  });

  it('holds all requirements together: adding one never opens what was closed', () => {
    const some = fc.array(fc.constantFrom(...REQUIREMENTS), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyActor, some, fc.constantFrom(...REQUIREMENTS), (actor, requirements, more) => {
        const each = requirements.every((requirement) => checkAccess([requirement], actor).allowed);
        expect(checkAccess(requirements, actor).allowed).toBe(each);
        if (checkAccess([...requirements, more], actor).allowed) expect(each).toBe(true);
      }),
    );
  });
});
