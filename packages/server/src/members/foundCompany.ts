import {
  DAY_MS,
  DEFAULT_DATE_FORMAT_ID,
  DEFAULT_GROUP_NAME,
  DEFAULT_LANGUAGE,
  DEFAULT_TIME_ZONE_ID,
  FREE_TRIAL_DAYS,
  FREE_TRIAL_DEVICES,
  ROOT_GROUP_NAME,
} from '@remote-console/domain';
import type { Insertable, Kysely } from 'kysely';
import { type Schema, textKey } from '../database/index.ts';
import { memberKeys } from './memberKeys.ts';

/** The agent version that counts as the newest for a company without agents. */
export const FIRST_AGENT_VERSION = '0.1.0';

/** The initial state of a company. */
export interface NewCompany {
  readonly name: string;
  /** The newest agent version, for `latestVersion`. */
  readonly latestAgentVersion: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** What differs from a policy that limits nothing. */
  readonly policy?: Partial<Omit<Insertable<Schema['policies']>, 'company_fk'>>;
  /** The first license; the free trial by default. */
  readonly license?: Omit<Insertable<Schema['licenses']>, 'company_fk' | 'pk'>;
}

/** The IDs of a company's initial objects. */
export interface FoundedCompany {
  readonly companyId: number;
  readonly rootGroupId: number;
  readonly defaultGroupId: number;
}

/** Creates a company with its policy, license, root group and default group. Must be called inside a transaction. */
export async function foundCompany(query: Kysely<Schema>, company: NewCompany): Promise<FoundedCompany> {
  const { now } = company;
  const { pk: companyId } = await query
    .insertInto('companies')
    .values({ name: company.name, latest_agent_version: company.latestAgentVersion, created_at: now })
    .returning('pk')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('policies')
    .values({
      block_num: 0,
      self_unlock: 0,
      password_change_limit: 0,
      password_level: 2,
      session_time: 0,
      use_approval: 0,
      common_policy: 1,
      ip_policy: 1,
      ...company.policy,
      company_fk: companyId,
    })
    .execute();
  await query
    .insertInto('licenses')
    .values({
      ...(company.license ?? {
        pay_type: 'Free',
        pay_dev_vol: FREE_TRIAL_DEVICES,
        pay_start: now,
        pay_expire: now + FREE_TRIAL_DAYS * DAY_MS,
        pay_lisence_ref: null,
      }),
      company_fk: companyId,
    })
    .execute();
  const rootGroupPk = await addGroup(query, { companyId, name: ROOT_GROUP_NAME, parentId: null, rootId: null });
  const defaultGroupPk = await addGroup(query, {
    companyId,
    name: DEFAULT_GROUP_NAME,
    parentId: rootGroupPk,
    rootId: rootGroupPk,
    isDefault: true,
  });
  return { companyId, rootGroupId: rootGroupPk, defaultGroupId: defaultGroupPk };
}

/** A group to add. */
export interface NewGroup {
  readonly companyId: number;
  readonly name: string;
  /** Null for the root group. */
  readonly parentId: number | null;
  readonly rootId: number | null;
  readonly isDefault?: boolean;
  readonly deviceLimit?: number;
}

const groupRow = (group: NewGroup) => ({
  company_fk: group.companyId,
  name: group.name,
  name_key: textKey(group.name),
  group_fk: group.parentId,
  root_group_fk: group.rootId,
  flag_df_group: group.isDefault === true ? (1 as const) : (0 as const),
  flag_confirm: 0 as const,
  dev_limit: group.deviceLimit ?? null,
});

/** Adds a group and returns its ID. */
export async function addGroup(query: Kysely<Schema>, group: NewGroup): Promise<number> {
  const { pk } = await query
    .insertInto('device_groups')
    .values(groupRow(group))
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}

/** Maximum number of groups added by one statement: each has eight values, and SQLite accepts 32,766 per statement. */
const GROUPS_AT_ONCE = 2000;

/** Adds groups with different names and returns the ID of each by its name. */
export async function addGroups(query: Kysely<Schema>, groups: readonly NewGroup[]): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (let start = 0; start < groups.length; start += GROUPS_AT_ONCE) {
    const rows = await query
      .insertInto('device_groups')
      .values(groups.slice(start, start + GROUPS_AT_ONCE).map(groupRow))
      .returning(['pk', 'name'])
      .execute();
    for (const { pk, name } of rows) made.set(name, pk);
  }
  return made;
}

/** A person to add; by default an ordinary, active, verified user without permissions. */
export type NewMember = Pick<
  Insertable<Schema['members']>,
  'company_fk' | 'mgrid' | 'name' | 'password_hash' | 'member_type_id'
> &
  Partial<Omit<Insertable<Schema['members']>, 'pk' | 'mgrid_key'>>;

function contactOf({ mgrid, mail = mgrid }: NewMember): string {
  return mail.includes('@') ? mail : '';
}

/** Adds a person and returns the ID. */
export async function addMember(query: Kysely<Schema>, member: NewMember, now: number): Promise<number> {
  const { pk } = await query
    .insertInto('members')
    .values({
      mail: member.mgrid,
      phone: '',
      auth_val: '1',
      auth_remotecontrol: 0,
      auth_devicemanagement: 0,
      auth_filemanager: 0,
      auth_remoteview: 0,
      auth_update: 0,
      auth_thumbnailview: 0,
      auth_restart: 0,
      use_approval_function: 0,
      flag_active: 1,
      mail_verified: 1,
      password_changed_at: now,
      otp_secret: null,
      time_zone_id: DEFAULT_TIME_ZONE_ID,
      date_fmt_id: DEFAULT_DATE_FORMAT_ID,
      lang_code: DEFAULT_LANGUAGE,
      profile: '',
      created_at: now,
      // The sign-up asks for one address, which is where emails go and also the contact address.
      email: contactOf(member),
      ...member,
      ...memberKeys({
        name: member.name,
        department: member.department ?? '',
        email: member.email ?? contactOf(member),
        phone: member.phone ?? '',
      }),
      mgrid_key: textKey(member.mgrid),
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}
