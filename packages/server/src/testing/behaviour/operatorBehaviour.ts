import { describe, expect, it } from 'vitest';
import { type Answering, type Call, refuse, succeed } from '../exchange.ts';
import { only } from '../testServer.ts';

/**
 * The service with which every implementation of the contract starts: the companies Amber, with two devices of which
 * one is online, Basalt and Cobalt; Ada, the administrator of Amber; and two emails, the second of which is being sent.
 */
export interface ServiceFixture {
  readonly app: Answering;
  readonly tokens: Readonly<Record<'operator' | 'manager', string>>;
  /** The ID of Amber. */
  readonly amber: number;
}

const FORBIDDEN = { status: 403, error: 'no_permission' };
const GONE = { status: 404, error: 'not_found' };
const BUSY = { status: 409, error: 'mail_in_progress' };

/** What the service operator sees and does. */
export function operatorBehaviour(name: string, open: () => Promise<ServiceFixture>): void {
  const begin = async () => {
    const { app, tokens, amber } = await open();
    const call = (rest: Call): Call => ({ token: tokens.operator, ...rest });
    const companies = async (query: Call['query'] = {}) =>
      (await succeed(app, 'listCompanies', call({ query }))).objects.map((company) => company.name);
    const mails = async () => (await succeed(app, 'listPendingMails', call({}))).objects;
    return { app, tokens, amber, call, companies, mails };
  };

  describe(`the operator of the service, by ${name},`, () => {
    it('lists companies in an order, by a part of their name, and page by page', async () => {
      const { companies } = await begin();
      expect(await companies()).toEqual(['Amber', 'Basalt', 'Cobalt']);
      expect(await companies({ order: 'desc' })).toEqual(['Cobalt', 'Basalt', 'Amber']);
      expect(await companies({ by: 'devices', order: 'desc', limit: 1 })).toEqual(['Amber']);
      expect(await companies({ search: 'BA' })).toEqual(['Basalt', 'Cobalt']);
      expect(await companies({ limit: 1, offset: 1 })).toEqual(['Basalt']);
    });

    it('opens one company with its managers, and none that is not there', async () => {
      const { app, call, amber } = await begin();
      const { objects } = await succeed(app, 'getCompany', call({ path: { companyPk: amber } }));
      expect(only(objects)).toMatchObject({
        company: { name: 'Amber', devices: 2, devices_online: 1 },
        managers: [{ mgrid: 'ada', name: 'Ada' }],
      });
      expect(await refuse(app, 'getCompany', call({ path: { companyPk: 999_999 } }))).toEqual(GONE);
    });

    it('finds people with two letters, not with one', async () => {
      const { app, call } = await begin();
      const found = await succeed(app, 'searchPeople', call({ query: { search: 'AD' } }));
      expect(found.objects).toMatchObject([{ name: 'Ada', company_name: 'Amber', member_type_id: 2 }]);
      const refused = await refuse(app, 'searchPeople', call({ query: { search: ' a ' } }));
      expect(refused).toEqual({ status: 400, error: 'invalid_data', field: 'search' });
    });

    it('has a mail tried again or gives it up, but none that is being sent', async () => {
      const { app, call, mails } = await begin();
      const [waiting, busy] = await mails();
      const path = { mailPk: waiting?.pk ?? 0 };
      await succeed(app, 'retryMail', call({ path }));
      expect(await mails()).toHaveLength(2);
      await succeed(app, 'discardMail', call({ path }));
      expect((await mails()).map(({ pk }) => pk)).toEqual([busy?.pk]);
      for (const id of ['retryMail', 'discardMail'] as const) {
        expect(await refuse(app, id, call({ path }))).toEqual(GONE);
        expect(await refuse(app, id, call({ path: { mailPk: busy?.pk ?? 0 } }))).toEqual(BUSY);
      }
    });

    it('is refused what is of a company, and everybody of a company what is the operator’s', async () => {
      const { app, call, tokens } = await begin();
      for (const id of ['listDevices', 'listGroups', 'listApprovals', 'getDeviceSummary', 'listInbox'] as const) {
        expect(await refuse(app, id, call({}))).toEqual(FORBIDDEN);
      }
      for (const id of ['listCompanies', 'listPendingMails', 'getHealth'] as const) {
        expect(await refuse(app, id, { token: tokens.manager })).toEqual(FORBIDDEN);
      }
    });
  });
}
