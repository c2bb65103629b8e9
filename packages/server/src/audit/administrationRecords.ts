import {
  ADMINISTRATION_CODES,
  type AdministrationAct,
  type AuditCode,
  type RecordedChange,
} from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import type { Member } from '../members/index.ts';

/** Maximum number of entries written by one statement. */
const ROWS_AT_ONCE = 400;

/** An act of administration: what was done to whom or what, and the values that it changed; never a secret. */
export interface AdministrationEntry {
  readonly act: AdministrationAct;
  /** A login ID, an address or a name; empty if the act has only one object. */
  readonly subject: string;
  readonly change?: RecordedChange | null;
}

/** Who did it: a person, or the server for scheduled acts and its setup. */
export type Actor =
  | {
      readonly kind: 'person';
      readonly member: Pick<Member, 'pk' | 'company_fk' | 'name' | 'mgrid'>;
      /** The source address of the call; empty when it did not come from the person. */
      readonly address: string;
    }
  | { readonly kind: 'server'; readonly companyId: number };

function actorColumns(actor: Actor) {
  switch (actor.kind) {
    case 'person': {
      const { member, address } = actor;
      return {
        company_fk: member.company_fk,
        member_fk: member.pk,
        name: member.name,
        reg_mail: member.mgrid,
        address,
      };
    }
    case 'server':
      return { company_fk: actor.companyId, member_fk: null, name: '', reg_mail: '', address: '' };
  }
}

/** The columns of what was done. */
export const codeColumns = ({ actionCode, actionArea }: AuditCode) => ({
  act_name_id: actionCode,
  act_type_id: actionArea,
});

const valuesText = (values: object | undefined) =>
  values === undefined || Object.keys(values).length === 0 ? '' : JSON.stringify(values);

/** Records acts of administration, in the transaction of what they describe: the only place that does so. */
export async function writeAdministration(
  { query, now }: Pick<Connection, 'query' | 'now'>,
  actor: Actor,
  entries: readonly AdministrationEntry[],
): Promise<void> {
  const rows = entries.map(({ act, subject, change }) => ({
    ...codeColumns(ADMINISTRATION_CODES[act]),
    ...actorColumns(actor),
    act_at: now(),
    device_fk: null,
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
