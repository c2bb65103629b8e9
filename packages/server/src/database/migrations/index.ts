import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { currentSchema, type Engine } from '../dialect.ts';
import type { Schema } from '../schema.ts';
import { createFirstTables } from './0001_first_tables.ts';
import { createMailAndEvents } from './0002_mail_and_events.ts';
import { createAccountKeys } from './0003_accounts.ts';
import { createManagers } from './0004_managers.ts';
import { createCommandsAndSessions } from './0005_devices.ts';
import { createGroupDetails } from './0006_groups.ts';
import { createExportsAndPayments } from './0007_history.ts';
import { createTickets } from './0008_tickets.ts';
import { tellWaitingApprovals } from './0009_waiting_approvals.ts';
import { forgetAnnouncements } from './0010_measured_values.ts';
import { addEnrolmentMakers } from './0011_enrolment_makers.ts';
import { addInstallation } from './0012_installation.ts';
import { addNewEmail } from './0013_new_email.ts';
import { addLimits } from './0014_limits.ts';
import { addLoginRecords } from './0015_login_records.ts';
import { limitEnrolments } from './0016_enrolment_limits.ts';
import { addProofs } from './0017_proofs.ts';
import { addAuditAddresses } from './0018_audit_addresses.ts';
import { addUsage } from './0019_usage.ts';
import { addUpdateKey } from './0020_update_key.ts';
import { addRollouts } from './0021_rollouts.ts';
import { addAgentKeys } from './0022_agent_keys.ts';
import { addGroupUsage } from './0023_group_usage.ts';
import { addRolloutGroups } from './0024_rollout_groups.ts';
import { addRemote } from './0025_remote.ts';
import { addRecordings } from './0026_recordings.ts';
import { addSharing } from './0027_sharing.ts';
import { addSharedTerminals } from './0028_shared_terminals.ts';
import { addOverview } from './0029_overview.ts';
import { addInbox } from './0030_inbox.ts';
import { addTags } from './0031_tags.ts';
import { addSavedViews } from './0032_saved_views.ts';
import { addOperator } from './0033_operator.ts';
import { addTeamApprovals } from './0034_team_approvals.ts';
import { addSearchAndRevisions } from './0035_search_and_revisions.ts';
import { addStateOfAbsent } from './0036_state_of_absent.ts';
import { addSearchRevisions } from './0037_search_revisions.ts';

/** Every step from an empty database to the current schema. A released step is never edited. */
const STEPS: Readonly<Record<string, (query: Kysely<unknown>, engine: Engine) => Promise<void>>> = {
  '0001_first_tables': createFirstTables,
  '0002_mail_and_events': createMailAndEvents,
  '0003_accounts': createAccountKeys,
  '0004_managers': createManagers,
  '0005_devices': createCommandsAndSessions,
  '0006_groups': createGroupDetails,
  '0007_history': createExportsAndPayments,
  '0008_tickets': createTickets,
  '0009_waiting_approvals': tellWaitingApprovals,
  '0010_measured_values': forgetAnnouncements,
  '0011_enrolment_makers': addEnrolmentMakers,
  '0012_installation': addInstallation,
  '0013_new_email': addNewEmail,
  '0014_limits': addLimits,
  '0015_login_records': addLoginRecords,
  '0016_enrolment_limits': limitEnrolments,
  '0017_proofs': addProofs,
  '0018_audit_addresses': addAuditAddresses,
  '0019_usage': addUsage,
  '0020_update_key': addUpdateKey,
  '0021_rollouts': addRollouts,
  '0022_agent_keys': addAgentKeys,
  '0023_group_usage': addGroupUsage,
  '0024_rollout_groups': addRolloutGroups,
  '0025_remote': addRemote,
  '0026_recordings': addRecordings,
  '0027_sharing': addSharing,
  '0028_shared_terminals': addSharedTerminals,
  '0029_overview': addOverview,
  '0030_inbox': addInbox,
  '0031_tags': addTags,
  '0032_saved_views': addSavedViews,
  '0033_operator': addOperator,
  '0034_team_approvals': addTeamApprovals,
  '0035_search_and_revisions': addSearchAndRevisions,
  '0036_state_of_absent': addStateOfAbsent,
  '0037_search_revisions': addSearchRevisions,
};

/**
 * Migrates the database to the current schema. Safe when several processes start together: the migrator takes a lock in
 * PostgreSQL, and a SQLite folder belongs to one process.
 *
 * @throws when a step fails; the step is then rolled back.
 */
export async function migrate(query: Kysely<Schema>, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(STEPS).map(([name, up]): [string, Migration] => [name, { up: (db) => up(db, engine) }]),
  );
  // Named, because the migrator would otherwise find the table of another schema in the same database.
  const schema = await currentSchema(query, engine);
  const migrator = new Migrator({
    db: query,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
