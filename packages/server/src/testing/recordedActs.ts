import type { OperationId } from '@remote-console/api-client/contract';
import { ADMINISTRATION_TYPE, type AdministrationAct, administrationAct } from '@remote-console/domain';
import { Secret, TOTP } from 'otpauth';
import { signResult } from '../license/paymentProvider.ts';
import { openCompany } from './companyFixture.ts';
import { REQUEST } from './downloadFixture.ts';
import { send, succeed } from './exchange.ts';
import { SETTINGS } from './functionSettingsForm.ts';
import { login } from './login.ts';
import { queueMail } from '../mail/queueMail.ts';
import { openPartnerFixture, sendInvitation } from './partnerFixture.ts';
import { newestKey } from './queuedMails.ts';
import { addRecording } from './recordingFixture.ts';
import { sandboxKeys } from './sandboxKeys.ts';
import { signUp } from './signUp.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  only,
  openTestServer,
  PASSWORD,
  sessionOf,
} from './testServer.ts';
import type { TestServer } from './testServer.ts';

/** An act of administration as stored. */
export interface RecordedAct {
  readonly act: AdministrationAct | 'unknown';
  readonly subject: string;
  /** The login ID of the person who did it; empty for the server. */
  readonly by: string;
  readonly address: string;
  readonly old_value: string;
  readonly new_value: string;
}

/** The stored acts of administration, oldest first. */
export async function recordedActs({ database }: Pick<TestServer, 'database'>): Promise<RecordedAct[]> {
  const rows = await database.query
    .selectFrom('audit')
    .selectAll()
    .where('act_type_id', '=', ADMINISTRATION_TYPE)
    .orderBy('pk')
    .execute();
  return rows.map(({ act_name_id, reg_mail: by, subject, address, old_value, new_value }) => ({
    act: administrationAct(act_name_id),
    subject,
    by,
    address,
    old_value,
    new_value,
  }));
}

/** An operation recorded as administration: what it writes, and a call that makes it do so. */
export interface RecordedOperation {
  readonly acts: readonly AdministrationAct[];
  /** Makes the call against a separate server, and returns that server. */
  readonly call: () => Promise<TestServer>;
}

type World = Awaited<ReturnType<typeof openCompany>>;

/** A call in a company with an administrator. */
const inCompany = (work: (world: World) => Promise<unknown>) => async () => {
  const world = await openCompany();
  await work(world);
  return world.testServer;
};

/** A call about a rollout that an administrator has started. */
const inRollout = (work: (world: World, rolloutId: number) => Promise<unknown>) =>
  inCompany(async (world) => {
    const { testServer, app, company, group, token } = world;
    const { query } = testServer.database;
    await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: group }]);
    await query.updateTable('companies').set({ latest_agent_version: '99.0' }).execute();
    await work(
      world,
      only((await succeed(app, 'startRollout', { token, body: { device_group_fk: null } })).objects).pk,
    );
  });

/** A call of the administrator alone. */
const byManager = (id: OperationId, call: (world: World) => object) =>
  inCompany(async (world) => succeed(world.app, id, { token: world.token, ...call(world) }));

const inPartners =
  (work: (fixture: Awaited<ReturnType<typeof openPartnerFixture>>) => Promise<unknown>) => async () => {
    const fixture = await openPartnerFixture();
    await work(fixture);
    return fixture.testServer;
  };

const notice = { notice_date: '2026-12-01T00:00:00.000Z', texts: { ko: { title: 'T', content: '<p>c</p>' } } };

/** A call of the service operator, with an existing notice. */
const byOperator =
  (work: (app: TestServer['app'], token: string, pk: number, testServer: TestServer) => Promise<unknown>) =>
  async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Operator');
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'op', { member_type_id: 9 }));
    const { pk } = only((await succeed(testServer.app, 'createNotice', { token, body: notice })).objects);
    await work(testServer.app, token, pk, testServer);
    return testServer;
  };

/** A recording of a company's only device. */
async function recordingIn({ testServer, company, group, manager }: World): Promise<number> {
  const { companyId } = company;
  const [device = 0] = await addDevices(testServer, companyId, [{ alias: 'a', device_group_fk: group }]);
  return (await addRecording(testServer, { companyId, device, member: manager })).pk;
}

/** A view for everybody of a company. */
const SHARED_VIEW = {
  name: 'Kiosks',
  sharing: 'company',
  place: 'all',
  parameters: { filter: 'tag:kiosk' },
  columns: { order: [], hidden: [] },
};
/** An hour during which a new administrator of a company is the caller's delegate. */
async function delegationTo(testServer: TestServer, companyId: number) {
  const { now } = testServer.clock;
  return {
    delegate_pk: await addPerson(testServer, companyId, 'delegate', { member_type_id: 2 }),
    from_time: new Date(now).toISOString(),
    until_time: new Date(now + 3_600_000).toISOString(),
  };
}

/** Every operation recorded as administration. */
export const RECORDED_OPERATIONS = {
  changeInboxPreference: {
    acts: ['inboxChanged'],
    call: byManager('changeInboxPreference', () => ({ body: { kind: 'security', choice: 'inbox' } })),
  },
  createSavedView: {
    acts: ['viewShared'],
    call: byManager('createSavedView', () => ({ body: SHARED_VIEW })),
  },
  changeSavedView: {
    acts: ['viewShared', 'viewChanged', 'viewUnshared'],
    call: inCompany(async ({ app, token }) => {
      const { pk } = only((await succeed(app, 'createSavedView', { token, body: SHARED_VIEW })).objects);
      for (const body of [{ name: 'Offline' }, { sharing: 'private' }, { name: 'Mine' }]) {
        await succeed(app, 'changeSavedView', { token, path: { savedViewPk: pk }, body });
      }
    }),
  },
  deleteSavedView: {
    acts: ['viewShared', 'viewUnshared'],
    call: inCompany(async ({ app, token }) => {
      const { pk } = only((await succeed(app, 'createSavedView', { token, body: SHARED_VIEW })).objects);
      await succeed(app, 'deleteSavedView', { token, path: { savedViewPk: pk } });
    }),
  },
  setDelegation: {
    acts: ['delegationChanged'],
    call: inCompany(async ({ testServer, app, company, token }) => {
      await succeed(app, 'setDelegation', { token, body: await delegationTo(testServer, company.companyId) });
    }),
  },
  endDelegation: {
    acts: ['delegationChanged', 'delegationChanged'],
    call: inCompany(async ({ testServer, app, company, token }) => {
      await succeed(app, 'setDelegation', { token, body: await delegationTo(testServer, company.companyId) });
      await succeed(app, 'endDelegation', { token });
    }),
  },
  createUser: {
    acts: ['userCreated'],
    call: byManager('createUser', () => ({ body: { mgrid: 'newcomer', pw: PASSWORD, name: 'N' } })),
  },
  createUsers: {
    acts: ['userCreated', 'groupOpened'],
    call: byManager('createUsers', () => ({
      body: [{ mgrid: 'newcomer', pw: PASSWORD, name: 'N', group_name: 'Seoul' }],
    })),
  },
  changeUser: {
    acts: ['userChanged', 'codesReset'],
    call: inCompany(async ({ app, token, near }) => {
      for (const body of [{ flag_use_otp: 1 }, { flag_create_qrcode: 0 }]) {
        await succeed(app, 'changeUser', { token, path: { userPk: near }, body });
      }
    }),
  },
  changeOwnProfile: {
    acts: ['userChanged'],
    call: byManager('changeOwnProfile', () => ({ body: { phone: '010-1' } })),
  },
  deleteUser: { acts: ['userDeleted'], call: byManager('deleteUser', ({ near }) => ({ path: { userPk: near } })) },
  cancelNewEmail: {
    acts: ['userChanged', 'userChanged'],
    call: inCompany(async ({ app, token, near, testServer }) => {
      const columns = { email: 'nora@alpha.example', mail: 'nora@alpha.example' };
      await testServer.database.query.updateTable('members').set(columns).where('pk', '=', near).execute();
      const path = { userPk: near };
      await succeed(app, 'changeUser', { token, path, body: { email: 'other@alpha.example' } });
      await succeed(app, 'cancelNewEmail', { token, path });
    }),
  },
  resetPassword: {
    acts: ['passwordChanged'],
    call: inCompany(({ app }) =>
      succeed(app, 'resetPassword', {
        body: { type: 'force_set', mgrid: 'nora', origin_pw: PASSWORD, pw: 'Other!2345' },
      }),
    ),
  },
  answerMail: {
    acts: ['userCreated', 'userChanged'],
    call: async () => {
      const testServer = await openTestServer();
      await signUp(testServer);
      const body = { type: 'auth', key: await newestKey(testServer) };
      await succeed(testServer.app, 'answerMail', { body });
      return testServer;
    },
  },
  signUp: {
    acts: ['userCreated'],
    call: async () => {
      const testServer = await openTestServer();
      await signUp(testServer);
      return testServer;
    },
  },
  logIn: {
    acts: ['codesRegistered'],
    call: inCompany(async ({ app, near, testServer }) => {
      const codes = { flag_use_otp: 1 } as const;
      await testServer.database.query.updateTable('members').set(codes).where('pk', '=', near).execute();
      const { token, otp_key = '' } = await login(testServer, 'nora');
      const totp = new TOTP({ secret: Secret.fromBase32(otp_key) });
      const code = totp.generate({ timestamp: testServer.clock.now });
      await succeed(app, 'logIn', { body: { type: '3STEP', token, code } });
    }),
  },
  addGroupLink: {
    acts: ['groupOpened'],
    call: byManager('addGroupLink', ({ group, far }) => ({
      body: { device_group_fk: group, member_fk: far, confirm: 1 },
    })),
  },
  removeGroupLink: {
    acts: ['groupOpened', 'groupClosed'],
    call: inCompany(async ({ app, token, group, far }) => {
      const body = { device_group_fk: group, member_fk: far, confirm: 1 };
      const { links } = (await succeed(app, 'addGroupLink', { token, body })).objects;
      await succeed(app, 'removeGroupLink', { token, path: { linkPk: only(links).pk }, query: { confirm: 1 } });
    }),
  },
  createGroup: {
    acts: ['groupCreated'],
    call: byManager('createGroup', ({ company }) => ({
      body: {
        name: 'Busan',
        company_fk: company.companyId,
        group_fk: company.rootGroupId,
        root_group_fk: company.rootGroupId,
        flag_confirm: 0,
        flag_df_group: 0,
      },
    })),
  },
  changeGroup: {
    acts: ['groupChanged', 'groupChanged'],
    call: inCompany(async ({ app, token, group, company, testServer }) => {
      const other = await addTestGroup(testServer, company, 'Busan');
      for (const body of [{ name: 'Seoul 2' }, { group_fk: other }]) {
        await succeed(app, 'changeGroup', { token, path: { groupPk: group }, body });
      }
    }),
  },
  deleteGroup: {
    acts: ['groupDeleted'],
    call: byManager('deleteGroup', ({ group }) => ({ path: { groupPk: group } })),
  },
  uploadGroups: {
    acts: ['groupCreated'],
    call: byManager('uploadGroups', () => ({
      body: [
        { name: 'Seoul', parent_group_name: '' },
        { name: 'Gangnam', parent_group_name: 'Seoul' },
      ],
    })),
  },
  createEnrolment: {
    acts: ['enrolmentCreated'],
    call: byManager('createEnrolment', () => ({ body: { label: 'lobby' } })),
  },
  revokeEnrolment: {
    acts: ['enrolmentCreated', 'enrolmentRevoked'],
    call: inCompany(async ({ app, token }) => {
      const { pk } = only((await succeed(app, 'createEnrolment', { token, body: { label: 'lobby' } })).objects);
      await succeed(app, 'revokeEnrolment', { token, path: { enrolmentPk: pk } });
    }),
  },
  removeRecording: {
    acts: ['recordingRemoved'],
    call: inCompany(async (world) =>
      succeed(world.app, 'removeRecording', {
        token: world.token,
        path: { recordingPk: await recordingIn(world) },
      }),
    ),
  },
  startRollout: { acts: ['rolloutStarted'], call: inRollout(() => Promise.resolve()) },
  changeRollout: {
    acts: ['rolloutStarted', 'rolloutStopped'],
    call: inRollout(({ app, token }, rolloutId) =>
      succeed(app, 'changeRollout', { token, path: { rolloutPk: rolloutId }, body: { act: 'stop' } }),
    ),
  },
  createInstaller: {
    acts: ['installerCreated'],
    call: inCompany(({ app, token }) => send(app, 'createInstaller', { token, body: REQUEST })),
  },
  saveFunctionSettings: {
    acts: ['functionsChanged'],
    call: inCompany(async ({ app, token }) => {
      const read = only((await succeed(app, 'getFunctionSettings', { token })).objects);
      await succeed(app, 'saveFunctionSettings', { token, body: { ...SETTINGS, ...read, vaccine: 'V3' } });
    }),
  },
  changeBlockingPolicy: {
    acts: ['addressAdded'],
    call: byManager('changeBlockingPolicy', () => ({
      body: { type: 'post', start_ip_address: '203.0.113.7', end_ip_address: '203.0.113.9', reason: 'r' },
    })),
  },
  settlePayment: {
    acts: ['licenseAdded'],
    call: inCompany(async ({ app, token, testServer }) => {
      const order = { pay_type: 'Basic', device_count: 10, months: 12, payment_method: 'SC0010' };
      const { fields } = (await succeed(app, 'startPayment', { token, body: order })).objects;
      const { order_id, amount, payment_method } = fields;
      const outcome = { order_id, amount, payment_method, result: 'success' } as const;
      await succeed(app, 'settlePayment', { body: signResult(sandboxKeys(testServer.settings), outcome) });
    }),
  },
  createTag: { acts: ['tagCreated'], call: byManager('createTag', () => ({ body: { name: 'kiosk' } })) },
  changeTag: {
    acts: ['tagCreated', 'tagChanged'],
    call: inCompany(async ({ app, token }) => {
      const tag = only((await succeed(app, 'createTag', { token, body: { name: 'kiosk' } })).objects);
      await succeed(app, 'changeTag', { token, path: { tagPk: tag.pk }, body: { name: 'desk', color: 'red' } });
    }),
  },
  deleteTag: {
    acts: ['tagCreated', 'tagDeleted'],
    call: inCompany(async ({ app, token }) => {
      const tag = only((await succeed(app, 'createTag', { token, body: { name: 'kiosk' } })).objects);
      await succeed(app, 'deleteTag', { token, path: { tagPk: tag.pk } });
    }),
  },
  setTagsBySheet: {
    acts: ['tagCreated', 'tagCreated'],
    call: inCompany(async ({ testServer, app, company, group, token }) => {
      await addDevices(testServer, company.companyId, [{ alias: 'a', device_group_fk: group }]);
      const rows = [{ device: 'a', tags: ['kiosk', 'desk'] }];
      await succeed(app, 'setTagsBySheet', { token, body: { check: 0, replace: 0, rows } });
    }),
  },
  createNotice: { acts: ['noticeCreated'], call: byOperator(() => Promise.resolve()) },
  changeNotice: {
    acts: ['noticeCreated', 'noticeChanged'],
    call: byOperator((app, token, noticeId) =>
      succeed(app, 'changeNotice', { token, path: { noticePk: noticeId }, body: { ...notice, version: 0 } }),
    ),
  },
  deleteNotice: {
    acts: ['noticeCreated', 'noticeDeleted'],
    call: byOperator((app, token, noticeId) => succeed(app, 'deleteNotice', { token, path: { noticePk: noticeId } })),
  },
  searchPeople: {
    acts: ['noticeCreated', 'peopleSearched'],
    call: byOperator((app, token) => succeed(app, 'searchPeople', { token, query: { search: 'op' } })),
  },
  retryMail: {
    acts: ['noticeCreated', 'mailRetried'],
    call: byOperator(async (app, token, _pk, testServer) => {
      await queueMail(testServer.connection, { recipient: 'a@b.example', subject: 's', body: 'b' });
      const { pk: mailId } = only((await succeed(app, 'listPendingMails', { token })).objects);
      await succeed(app, 'retryMail', { token, path: { mailPk: mailId } });
    }),
  },
  discardMail: {
    acts: ['noticeCreated', 'mailDiscarded'],
    call: byOperator(async (app, token, _pk, testServer) => {
      await queueMail(testServer.connection, { recipient: 'a@b.example', subject: 's', body: 'b' });
      const { pk: mailId } = only((await succeed(app, 'listPendingMails', { token })).objects);
      await succeed(app, 'discardMail', { token, path: { mailPk: mailId } });
    }),
  },
  invite: { acts: ['temporaryAccessGiven'], call: inPartners((fixture) => sendInvitation(fixture)) },
  redeemInvitation: {
    acts: ['temporaryAccessGiven', 'userCreated'],
    call: inPartners(async (fixture) => {
      const { code } = await sendInvitation(fixture);
      await succeed(fixture.testServer.app, 'redeemInvitation', { body: { code } });
    }),
  },
  actOnTicket: {
    acts: ['userCreated', 'temporaryAccessGiven', 'temporaryAccessEnded'],
    call: inPartners(async ({ apply, tickets, act, device }) => {
      await apply();
      const { pk } = only(await tickets());
      await act(pk, 'approve', { device_pks: [device] });
      await act(pk, 'terminate');
    }),
  },
} as const satisfies Partial<Record<OperationId, RecordedOperation>>;
