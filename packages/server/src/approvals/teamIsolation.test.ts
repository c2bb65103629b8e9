import { describe, expect, it } from 'vitest';
import { openApprovalFixture } from '../testing/approvalFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { addCompany, addPerson, only, sessionOf } from '../testing/testServer.ts';
import { sweepTeams } from './team/sweepTeams.ts';

async function openTeam() {
  const fixture = await openApprovalFixture();
  const { testServer, tokens, group, people } = fixture;
  const say = (rule: string, approvers: readonly number[], expiry_hours: number | null = null) =>
    succeed(testServer.app, 'changeGroup', {
      token: tokens.manager,
      path: { groupPk: group },
      body: { approval_policy: { rule, approvers, expiry_hours, recurring: false } },
    });
  const mailed = async () => (await fixture.mails()).map(({ recipient, subject }) => [recipient, subject]);
  const change = (pk: number, body: object) =>
    succeed(testServer.app, 'changeUser', { token: tokens.manager, path: { userPk: pk }, body });
  return { ...fixture, say, mailed, change, both: [people.manager, people.subManager] };
}

describe('several approvers', () => {
  it('get a mail each when it is their turn, once', async () => {
    const { say, both, request, decide, mails, people } = await openTeam();
    await say('ordered', both);
    const { pk } = await request();
    const recipients = async () => (await mails()).map(({ recipient }) => recipient);
    expect(await recipients()).toEqual(['mia@alpha.example']);
    await decide(pk, 1);
    expect(await recipients()).toEqual(['mia@alpha.example', 'sam@alpha.example']);
    expect(people.subManager).toBeGreaterThan(0);
  });

  it('take each answer once, however many come at the same time', async () => {
    const { say, both, request, decide, tokens, stored } = await openTeam();
    await say('all', both);
    const { pk } = await request();
    const answers = await Promise.all([
      decide(pk, 1),
      decide(pk, 1),
      decide(pk, 1, {}, tokens.subManager),
      decide(pk, 1, {}, tokens.subManager),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await stored()).toMatchObject([{ approve_state: 2, version: 1 }]);
  });

  it('are of the company alone, and so are delegates', async () => {
    const { testServer, tokens, group, say, both } = await openTeam();
    const beta = await addCompany(testServer, 'Beta');
    const stranger = await addPerson(testServer, beta.companyId, 'eve@beta.example', { member_type_id: 2 });
    const foreign = { rule: 'any', approvers: [stranger], expiry_hours: null, recurring: false };
    const call = { token: tokens.manager, path: { groupPk: group }, body: { approval_policy: foreign } };
    expect(await refuse(testServer.app, 'changeGroup', call)).toMatchObject({ error: 'search_manager_405' });
    const body = {
      delegate_pk: stranger,
      from_time: new Date(testServer.clock.now).toISOString(),
      until_time: new Date(testServer.clock.now + 1000).toISOString(),
    };
    const named = await refuse(testServer.app, 'setDelegation', { token: tokens.manager, body });
    expect(named).toMatchObject({ status: 404 });
    await say('any', both);
    const token = await sessionOf(testServer, stranger);
    const { objects } = await succeed(testServer.app, 'listApprovers', { token });
    expect(objects.map(({ pk }) => pk)).toEqual([stranger]);
    expect(await refuse(testServer.app, 'changeGroup', { ...call, token })).toMatchObject({ status: 404 });
  });

  it('do without one who loses the right to approve, and the requester hears of it once', async () => {
    const { testServer, say, both, request, change, people, tokens } = await openTeam();
    await say('ordered', both.toReversed());
    const { pk } = await request();
    await change(people.subManager, { use_approval: 0 });
    for (let round = 0; round < 3; round++) await sweepTeams(testServer.connection);
    const { objects } = await succeed(testServer.app, 'listInbox', { token: tokens.user, query: {} });
    expect(objects).toMatchObject([{ code: 'access_moved', times: 1, facts: { person: 'Sam', device: 'KIOSK-01' } }]);
    const own = await succeed(testServer.app, 'listApprovals', { token: tokens.user, query: { approval_pk: pk } });
    expect(only(own.objects).team?.approvers.map(({ state }) => state)).toEqual(['gone', 'asked']);
    // Somebody who regains the permission later is not asked again.
    await change(people.subManager, { use_approval: 1 });
    const later = await succeed(testServer.app, 'listApprovals', { token: tokens.user, query: { approval_pk: pk } });
    expect(only(later.objects).team?.approvers.map(({ state }) => state)).toEqual(['gone', 'asked']);
  });

  it('never decide on a request of their own', async () => {
    const { say, both, request, decide, tokens, people } = await openTeam();
    await say('all', both);
    const own = await request({}, tokens.manager);
    expect(own.team?.approvers).toMatchObject([{ pk: people.subManager }]);
    expect((await decide(own.pk, 1)).status).toBe(403);
    expect(await decide(own.pk, 1, {}, tokens.subManager)).toMatchObject({ status: 200 });
  });

  it('of whom the requester is the only one leave it to whoever decides', async () => {
    const { say, request, tokens, people } = await openTeam();
    await say('all', [people.manager]);
    expect(await request({}, tokens.manager)).not.toHaveProperty('team');
  });

  it('are recorded with the group, and so is the time in which an answer is due', async () => {
    const { testServer, say, both, tokens } = await openTeam();
    await say('all', both, 24);
    const { objects } = await succeed(testServer.app, 'listAudit', {
      token: tokens.manager,
      query: { act_type_id: 6 },
    });
    const after = objects.map(({ new_value }) => new_value).find((text) => text.includes('approval_rule'));
    expect(JSON.parse(after ?? '{}')).toEqual({
      approval_rule: 'all',
      approvers: 'Mia, Sam',
      approval_expiry_hours: 24,
    });
  });
});
