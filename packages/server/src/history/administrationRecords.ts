import { ADMINISTRATION_CODES, type AdministrationAct, type RecordedChange } from '@remote-console/domain';
import type { Member } from '../accounts/memberStore.ts';
import type { Connection } from '../database/connection.ts';

/** Entries that one statement writes at most. */
const ROWS_AT_ONCE = 400;

/** An act of administration: what was done to whom or what, and the values that it changed; never a secret. */
export interface AdministrationEntry {
  readonly act: AdministrationAct;
  /** A login ID, an address or a name; empty where the act has one object only. */
  readonly subject: string;
  readonly change?: RecordedChange | null;
}

/** Who did it. */
export type Actor = Pick<Member, 'pk' | 'company_fk' | 'name' | 'mgrid'>;

const valuesText = (values: object | undefined) =>
  values === undefined || Object.keys(values).length === 0 ? '' : JSON.stringify(values);

/** Writes acts of administration, in the transaction of what they tell: the one place where that is done. */
export async function writeAdministration(
  { query, now }: Connection,
  actor: Actor,
  entries: readonly AdministrationEntry[],
): Promise<void> {
  const rows = entries.map(({ act, subject, change }) => ({
    ...ADMINISTRATION_CODES[act],
    company_fk: actor.company_fk,
    act_at: now(),
    device_fk: null,
    member_fk: actor.pk,
    name: actor.name,
    reg_mail: actor.mgrid,
    subject,
    old_value: valuesText(change?.before),
    new_value: valuesText(change?.after),
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await query
      .insertInto('audit')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
