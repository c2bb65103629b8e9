import type { FunctionSettings } from '@remote-console/api-client/contract';
import { DEFAULT_RETENTION_ID, RETENTION_PERIODS } from '@remote-console/domain';
import { passwordLevel } from '../accounts/index.ts';
import { companyTables, flagColumn } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** The function settings of a company without their version. */
export type FunctionValues = Omit<FunctionSettings, 'version'>;

/** The columns of function settings, whose names the audit also uses for changes. */
export const functionColumns = (values: FunctionValues) => ({
  file_transfer: flagColumn(values.fileTransfer),
  capture: flagColumn(values.capture),
  display_power_save: flagColumn(values.displayPowerSave),
  system_power_save: flagColumn(values.systemPowerSave),
  idle_time: values.idleTime,
  session_time: values.sessionTime,
  min_os_major: values.minOsMajor,
  min_os_minor: values.minOsMinor,
  vaccine: values.vaccine,
  security_agreement: flagColumn(values.securityAgreement),
  password_level: values.passwordLevel,
  block_num: values.lockOutAfter,
  password_change_limit: values.passwordChangeLimit,
  self_unlock: flagColumn(values.selfUnlock),
  agent_restart_time: values.agentRestartTime,
  statistics_delete_period: values.statisticsDeletePeriod,
});

/** The function settings of a company. */
export function functionSettingsStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);
  return {
    /** The current settings. */
    async read(): Promise<FunctionSettings> {
      const row = await tables.policies().selectAll().executeTakeFirstOrThrow();
      const period = RETENTION_PERIODS.find(({ id }) => id === row.statistics_delete_period);
      return {
        fileTransfer: row.file_transfer === 1,
        capture: row.capture === 1,
        displayPowerSave: row.display_power_save === 1,
        systemPowerSave: row.system_power_save === 1,
        idleTime: row.idle_time,
        sessionTime: row.session_time,
        minOsMajor: row.min_os_major,
        minOsMinor: row.min_os_minor,
        vaccine: row.vaccine,
        securityAgreement: row.security_agreement === 1,
        passwordLevel: passwordLevel(row.password_level),
        lockOutAfter: row.block_num,
        passwordChangeLimit: row.password_change_limit,
        selfUnlock: row.self_unlock === 1,
        agentRestartTime: row.agent_restart_time,
        statisticsDeletePeriod: period?.id ?? DEFAULT_RETENTION_ID,
        version: row.version,
      };
    },

    /** Writes all settings; false when somebody else has written them since that version. */
    async write(values: FunctionValues, version: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .changePolicies()
        .set({ ...functionColumns(values), version: version + 1 })
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
