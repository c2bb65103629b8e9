import { DAY_MS } from '@remote-console/domain';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { addMember, foundCompany, type FoundedCompany, type NewCompany } from '../members/index.ts';
import { addApprovals, addDeletedDeviceApproval } from './addApprovals.ts';
import { addDeviceCounts } from './addDeviceCounts.ts';
import { addGroupDetails } from './addGroupDetails.ts';
import { addGroups } from './addGroups.ts';
import { addHistory, MANAGER_ACTS, USER_ACTS } from './addHistory.ts';
import { addInbox } from './addInbox.ts';
import { addPayments } from './addPayments.ts';
import { addReports, type ReportedDevice } from './addReports.ts';
import { addTags } from './addTags.ts';
import { addTickets } from './addTickets.ts';
import { LATEST_AGENT_VERSION, type PlannedDevice } from './fleetPlan.ts';
import { CAFE_FLEET, RETAIL_FLEET } from './fleets.ts';
import {
  BASIC_MANAGER,
  type DemoPerson,
  MANAGER,
  OPERATORS,
  PARTNER,
  SUB_MANAGER,
  USER,
  USER_GROUPS,
} from './people.ts';
import { registerFleet } from './registerFleet.ts';
import { CAFE_SITES, RETAIL_SITES } from './sites.ts';
import { addStaff } from './staff.ts';

/** What every loading step needs. */
export interface Loading {
  readonly query: Kysely<Schema>;
  /** Of the password that all demo accounts share. */
  readonly passwordHash: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type License = Pick<Insertable<Schema['licenses']>, 'pay_type' | 'pay_dev_vol'>;

function found(
  { query, now }: Loading,
  name: string,
  license: License,
  policy: NewCompany['policy'] = {},
): Promise<FoundedCompany> {
  return foundCompany(query, {
    name,
    latestAgentVersion: LATEST_AGENT_VERSION,
    now: now - 320 * DAY_MS,
    policy,
    license: {
      ...license,
      pay_start: now - 320 * DAY_MS,
      pay_expire: now + 45 * DAY_MS,
      pay_lisence_ref: null,
    },
  });
}

/** Adds a license that extends the company's first one by two years. */
async function extendLicense({ query, now }: Loading, companyId: number, license: License): Promise<void> {
  const first = await query
    .selectFrom('licenses')
    .select('pk')
    .where('company_fk', '=', companyId)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('licenses')
    .values({
      ...license,
      company_fk: companyId,
      pay_start: now - 3 * DAY_MS,
      pay_expire: now + 775 * DAY_MS,
      pay_lisence_ref: first.pk,
    })
    .execute();
}

function join({ query, passwordHash, now }: Loading, companyId: number, person: DemoPerson): Promise<number> {
  return addMember(query, { ...person, company_fk: companyId, password_hash: passwordHash }, now);
}

/** A planned device that is now registered. */
type RegisteredDevice = PlannedDevice & { readonly pk: number };

async function addFavourites(
  { query }: Loading,
  memberId: number,
  devices: readonly RegisteredDevice[],
): Promise<void> {
  await query
    .insertInto('favourites')
    .values(devices.map(({ pk }) => ({ member_fk: memberId, device_fk: pk })))
    .execute();
}

function everyNth<Item>(items: readonly Item[], step: number): readonly Item[] {
  return items.filter((_, index) => index % step === 0);
}

async function register(
  { query, now }: Loading,
  company: FoundedCompany,
  groupId: (path: readonly string[]) => number,
  { plan, seed }: { readonly plan: readonly PlannedDevice[]; readonly seed: number },
): Promise<readonly RegisteredDevice[]> {
  const pks = await registerFleet(query, plan, { companyId: company.companyId, groupId, now, seed });
  return plan.map((device) => ({ ...device, pk: pks.get(device.guid) ?? 0 }));
}

/** The first company: a retailer on the Corporate plan, with people of every kind and some 240 devices. */
export async function loadRetailer(loading: Loading): Promise<void> {
  const { query, now } = loading;
  const license = { pay_type: 'Corporate', pay_dev_vol: 300 } as const;
  const company = await found(loading, '한빛리테일', license, { use_approval: 1 });
  const { companyId } = company;
  await extendLicense(loading, companyId, license);
  const groupPk = await addGroups(query, company, RETAIL_SITES);
  await addGroupDetails(query, groupPk, now);
  const devices = await register(loading, company, groupPk, RETAIL_FLEET);

  await addTags(query, { companyId, devices }, now);

  const managerPk = await join(loading, companyId, MANAGER);
  const subManagerPk = await join(loading, companyId, SUB_MANAGER);
  const userPk = await join(loading, companyId, USER);
  const partnerPk = await join(loading, companyId, PARTNER);

  const groups = new Set(devices.map(({ groupPath }) => groupPk(groupPath)));
  const userGroups = new Set(USER_GROUPS.map(groupPk));
  const access = [
    ...[...groups].map((device_group_fk) => ({ device_group_fk, member_fk: subManagerPk })),
    ...[...userGroups].map((device_group_fk) => ({ device_group_fk, member_fk: userPk })),
  ];
  await query.insertInto('group_members').values(access).execute();
  await addStaff(loading, { companyId, approverId: subManagerPk }, groupPk);

  const reached = devices.filter(({ groupPath }) => userGroups.has(groupPk(groupPath)));
  await addFavourites(loading, managerPk, everyNth(devices, 31));
  await addFavourites(loading, userPk, everyNth(reached, 12));
  await addApprovals(
    query,
    { companyId, requesterId: userPk, approverId: subManagerPk, deviceIds: reached.map(({ pk }) => pk) },
    now,
  );
  await addDeletedDeviceApproval(
    query,
    { companyId, requesterId: subManagerPk, approverId: managerPk, groupId: company.defaultGroupId },
    now,
  );
  await addTickets(
    query,
    { companyId, managerId: managerPk, subManagerId: subManagerPk, partnerId: partnerPk, devices },
    now,
  );
  // A few devices have a longer history, like those that cause trouble.
  const troubled = everyNth(devices, 5).filter(({ memo }) => memo !== '');
  const theirs = everyNth(reached, 3).filter(({ memo }) => memo !== '');
  await addHistory(
    query,
    companyId,
    [
      { pk: managerPk, person: MANAGER, acts: MANAGER_ACTS, devices: troubled },
      { pk: subManagerPk, person: SUB_MANAGER, acts: MANAGER_ACTS, devices: troubled },
      { pk: userPk, person: USER, acts: USER_ACTS, devices: theirs },
    ],
    now,
  );
  const browsers = ['Chrome 140', 'Chrome 140', 'Edge 140', 'Safari 26', ''] as const;
  await addDeviceCounts(query, companyId, devices.length, now);
  await addReports(
    query,
    {
      companyId,
      devices: reported(devices, 9),
      people: [
        {
          pk: managerPk,
          mgrid: MANAGER.mgrid,
          address: '203.0.113.24',
          privateAddress: '192.168.10.24',
          browsers,
          devices: reported(devices, 7),
        },
        {
          pk: subManagerPk,
          mgrid: SUB_MANAGER.mgrid,
          address: '203.0.113.24',
          privateAddress: '192.168.10.37',
          browsers,
          devices: reported(devices, 11),
        },
        {
          pk: userPk,
          mgrid: USER.mgrid,
          address: '198.51.100.61',
          privateAddress: '192.168.0.5',
          browsers: ['Whale 4', 'Chrome 140'],
          devices: reported(reached, 4),
        },
      ],
    },
    now,
  );
  await addInbox(query, companyId);
  await addPayments(query, companyId, managerPk);
}

/** One in this many devices, as named in reports. */
function reported(devices: readonly RegisteredDevice[], step: number): readonly [ReportedDevice, ...ReportedDevice[]] {
  const [first, ...others] = everyNth(devices, step).map((device): ReportedDevice => ({
    pk: device.pk,
    alias: device.alias,
    dev_os_id: device.dev_os_id,
    publicAddress: device.publicAddress,
    privateAddress: device.inventory.s_pri_ip,
  }));
  if (!first) throw new Error('A fleet of the demo has no device.');
  return [first, ...others];
}

/** The second company: a café on the Basic plan, to show that companies are separated. */
export async function loadCafe(loading: Loading): Promise<void> {
  const company = await found(loading, '솔빛커피', { pay_type: 'Basic', pay_dev_vol: 10 });
  const groupPk = await addGroups(loading.query, company, CAFE_SITES);
  const devices = await register(loading, company, groupPk, CAFE_FLEET);
  const managerPk = await join(loading, company.companyId, BASIC_MANAGER);
  await addFavourites(loading, managerPk, everyNth(devices, 4));
  await addPayments(loading.query, company.companyId, managerPk);
}

/** The company of the service operators. */
export async function loadOperator(loading: Loading): Promise<void> {
  const company = await found(loading, 'Remote Console', { pay_type: 'Corporate', pay_dev_vol: 100 });
  for (const operator of OPERATORS) await join(loading, company.companyId, operator);
}
