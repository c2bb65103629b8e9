import { randomUUID } from 'node:crypto';
import type { Payment, PaymentResult } from '@remote-console/api-client/contract';
import type { LicensePeriod, LicenseTerm, PaymentMethodCode, SoldPlan } from '@remote-console/domain';
import { licenseTerm, renewableLicense, renewalStart } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { type Actor, writeAdministration } from '../audit/index.ts';
import {
  companyTables,
  type Connection,
  instantText,
  oneAtATime,
  type PaymentState,
  type Schema,
} from '../database/index.ts';
import { licensesOf, type StoreAccess } from '../members/index.ts';

/** An order to store, with its price computed. */
export interface NewOrder {
  readonly plan: SoldPlan;
  readonly devices: number;
  readonly months: LicensePeriod;
  readonly price: number;
  readonly method: PaymentMethodCode;
  readonly term: LicenseTerm;
  readonly renewedId: number | null;
}

/** The outcome of an order, or why there is none. */
export type Settlement = 'settled' | 'known' | 'missing' | 'contradicted' | 'wrong_amount';

type PaymentRow = Selectable<Schema['payments']>;

const STATE_OF: Readonly<Record<PaymentResult['result'], Exclude<PaymentState, 'open'>>> = {
  success: 'paid',
  failure: 'failed',
  cancel: 'cancelled',
};

function paymentRecord(row: PaymentRow): Payment {
  return {
    id: row.pk,
    createTime: instantText(row.settled_at ?? row.created_at),
    startDate: instantText(row.start_at),
    type: row.plan,
    deviceCount: row.device_count,
    price: row.price,
    paymentMethod: row.payment_method,
    remarks: row.remarks,
  };
}

/** The orders and payments of a company. */
export function paymentStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const tables = companyTables(connection, scope.companyId);
  const paid = (payerId: number | null) => {
    const query = tables.paymentHistory().where('state', '=', 'paid');
    return payerId === null ? query : query.where('member_fk', '=', payerId);
  };
  return {
    /** Whether somebody belongs to this company, or did when paying. */
    async isPayer(pk: number): Promise<boolean> {
      return (await tables.members().select('pk').where('pk', '=', pk).executeTakeFirst()) !== undefined;
    },

    /** The price agreed with the person per device and month, in won; 0 for the list price (C-PAY-05). */
    async customPrice(): Promise<number> {
      const { custom_payment } = await tables
        .members()
        .select('custom_payment')
        .where('pk', '=', scope.memberId)
        .executeTakeFirstOrThrow();
      return custom_payment;
    },

    /** A page of payments, by the start of the license. */
    async page(payerId: number | null, cut: { order: 'asc' | 'desc'; limit: number; offset: number }) {
      const rows = await paid(payerId)
        .selectAll()
        .orderBy('start_at', cut.order)
        .orderBy('pk', cut.order)
        .limit(cut.limit)
        .offset(cut.offset)
        .execute();
      return rows.map(paymentRecord);
    },

    /** How many payments there are. */
    async count(payerId: number | null): Promise<number> {
      const { total } = await paid(payerId)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Stores an order and returns its name for the provider. */
    async order({ plan, devices, months, price, method, term, renewedId }: NewOrder): Promise<string> {
      const order_id = randomUUID();
      await connection.query
        .insertInto('payments')
        .values({
          company_fk: scope.companyId,
          member_fk: scope.memberId,
          order_id,
          state: 'open',
          plan,
          device_count: devices,
          months,
          price,
          payment_method: method,
          start_at: term.start,
          expire_at: term.expire,
          time_zone_id: member.time_zone_id,
          renewed_license_fk: renewedId,
          license_fk: null,
          remarks: renewedId === null ? 'new' : 'renewal',
          created_at: connection.now(),
          settled_at: null,
        })
        .execute();
      return order_id;
    },
  };
}

/**
 * The term of the license that was paid for. It is recalculated when the money arrives, so that two renewals ordered in
 * parallel follow one another instead of covering the same time.
 */
async function termOf(connection: Connection, payment: PaymentRow): Promise<LicenseTerm> {
  const { renewed_license_fk: renewed, months, time_zone_id: zone } = payment;
  const now = connection.now();
  if (renewed === null) return licenseTerm(now, months, zone);
  const running = renewableLicense(await licensesOf(connection, payment.company_fk), renewed);
  return licenseTerm(running ? renewalStart(running, now) : now, months, zone);
}

/** Who ordered; unknown once the account is deleted. */
async function payer(connection: Connection, { company_fk, member_fk }: PaymentRow): Promise<Actor> {
  const member =
    member_fk === null
      ? undefined
      : await companyTables(connection, company_fk)
          .members()
          .select(['pk', 'company_fk', 'name', 'mgrid'])
          .where('pk', '=', member_fk)
          .executeTakeFirst();
  // The payment provider makes this call, so its address is not the person's.
  return member ? { kind: 'person', member, address: '' } : { kind: 'server', companyId: company_fk };
}

async function grant(connection: Connection, payment: PaymentRow): Promise<void> {
  const term = await termOf(connection, payment);
  const { pk } = await connection.query
    .insertInto('licenses')
    .values({
      company_fk: payment.company_fk,
      pay_type: payment.plan,
      pay_dev_vol: payment.device_count,
      pay_start: term.start,
      pay_expire: term.expire,
      pay_lisence_ref: payment.renewed_license_fk,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  await connection.query
    .updateTable('payments')
    .set({ license_fk: pk, start_at: term.start, expire_at: term.expire })
    .where('pk', '=', payment.pk)
    .execute();
  const after = { pay_dev_vol: payment.device_count, end_time: instantText(term.expire) };
  const entry = { act: 'licenseAdded', subject: payment.plan, change: { before: {}, after } } as const;
  await writeAdministration(connection, await payer(connection, payment), [entry]);
}

/**
 * Records the outcome of an order, and grants the license when it is paid: both or neither, and once, however often and
 * wherever the result is reported.
 */
export function settle(connection: Connection, result: PaymentResult): Promise<Settlement> {
  return connection.transact(async (inside) => {
    const { query, now } = inside;
    const ofOrder = query.selectFrom('payments').where('order_id', '=', result.orderId);
    const owner = await ofOrder.select('company_fk').executeTakeFirst();
    if (!owner) return 'missing';
    // The next result of the company waits here and finds what this one left.
    await oneAtATime(query, inside.engine, 'paymentOfCompany', owner.company_fk);
    const known = await ofOrder.selectAll().executeTakeFirstOrThrow();
    const state = STATE_OF[result.result];
    if (known.state === state) return 'known';
    if (known.state !== 'open') return 'contradicted';
    if (String(known.price) !== result.amount) return 'wrong_amount';
    const settled = await query
      .updateTable('payments')
      .set({ state, settled_at: now(), payment_method: result.paymentMethod })
      .where('pk', '=', known.pk)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (state === 'paid') await grant(inside, settled);
    return 'settled';
  });
}
