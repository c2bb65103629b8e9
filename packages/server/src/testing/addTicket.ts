import { randomUUID } from 'node:crypto';
import { DAY_MS, PARTNER_WINDOW_MS } from '@remote-console/domain';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { textKey } from '../database/textKey.ts';
import type { TestServer } from './testServer.ts';

/** What a test specifies for a ticket; the rest has defaults. */
export type TestTicket = Partial<Insertable<Schema['access_tickets']>> & {
  readonly devices?: readonly { readonly pk: number; readonly name: string }[];
};

/** Stores a ticket: a pending application for a day from now on, unless the test says otherwise. */
export async function addTicket(
  { database, clock }: TestServer,
  companyId: number,
  { devices = [], ...ticket }: TestTicket = {},
): Promise<number> {
  const facts = {
    reqr_user_company: 'Partner company',
    reqr_user_name: 'Pia',
    reqr_user_part: 'Support',
    mail: `${randomUUID()}@partner.example`,
    ...ticket,
  };
  const { pk } = await database.query
    .insertInto('access_tickets')
    .values({
      company_fk: companyId,
      origin: 'application',
      state: 0,
      created_at: clock.now,
      reqr_user_company_key: textKey(facts.reqr_user_company),
      reqr_user_name_key: textKey(facts.reqr_user_name),
      reqr_user_part_key: textKey(facts.reqr_user_part),
      mail_key: textKey(facts.mail),
      phone: '',
      lang_code: 'en',
      work_start_at: clock.now,
      work_end_at: clock.now + DAY_MS,
      work_reason: 'maintenance',
      reqr_appr_fk: null,
      appr_fk: null,
      extra: '',
      password_hash: null,
      void_at: clock.now + PARTNER_WINDOW_MS,
      worker_fk: null,
      worker_mgrid: '',
      ...facts,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  for (const { pk: device_fk, name } of devices) {
    const row = { ticket_fk: pk, device_fk, device_name: name, device_name_key: textKey(name) };
    await database.query.insertInto('ticket_devices').values(row).execute();
  }
  return pk;
}
