import type { FunctionSettings } from '@remote-console/api-client/contract';
import { DEFAULT_RETENTION_ID, RETENTION_PERIODS } from '@remote-console/domain';
import { passwordLevel } from '../accounts/index.ts';
import { companyTables } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** The function settings of a company without their version. */
export type FunctionValues = Omit<FunctionSettings, 'version'>;

/** The function settings of a company. */
export function functionSettingsStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyPk);
  return {
    /** The settings as they are. */
    async read(): Promise<FunctionSettings> {
      const row = await tables.policies().selectAll().executeTakeFirstOrThrow();
      const period = RETENTION_PERIODS.find(({ id }) => id === row.statistics_delete_period);
      return {
        file_transfer: row.file_transfer,
        capture: row.capture,
        display_power_save: row.display_power_save,
        system_power_save: row.system_power_save,
        idle_time: row.idle_time,
        session_time: row.session_time,
        min_os_major: row.min_os_major,
        min_os_minor: row.min_os_minor,
        vaccine: row.vaccine,
        security_agreement: row.security_agreement,
        password_level: passwordLevel(row.password_level),
        block_num: row.block_num,
        password_change_limit: row.password_change_limit,
        self_unlock: row.self_unlock,
        agent_restart_time: row.agent_restart_time,
        statistics_delete_period: period?.id ?? DEFAULT_RETENTION_ID,
        version: row.version,
      };
    },

    /** Writes all settings; false when somebody else wrote them since that version. */
    async write(values: FunctionValues, version: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .changePolicies()
        .set({ ...values, version: version + 1 })
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
