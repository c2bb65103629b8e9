import { checkFunctionSettings, NUMBER_SETTINGS, type NumberSetting, RETENTION_PERIODS } from '@remote-console/domain';
import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { passwordLevel } from '../managers/userChange.ts';

type Typed = Readonly<Record<NumberSetting, string>>;

function typedOf(body: Readonly<Record<NumberSetting, number | string>>): Typed {
  const typed = (field: NumberSetting) => String(body[field]).trim();
  return {
    idle_time: typed('idle_time'),
    session_time: typed('session_time'),
    min_os_major: typed('min_os_major'),
    min_os_minor: typed('min_os_minor'),
    password_level: typed('password_level'),
    block_num: typed('block_num'),
    password_change_limit: typed('password_change_limit'),
    agent_restart_time: typed('agent_restart_time'),
    statistics_delete_period: typed('statistics_delete_period'),
  };
}

/** Saves all function settings, unless somebody else did since they were read (C-API-16, C-FUNC-11 to C-FUNC-27). */
export const saveFunctionSettings = forPerson<'saveFunctionSettings'>(async ({ body }, { stores }) => {
  const typed = typedOf(body);
  const fault = checkFunctionSettings(typed);
  if (fault) return problem(400, fault.message, fault.field);
  const { version, vaccine, ...rest } = body;
  const period = RETENTION_PERIODS.find(({ id }) => String(id) === typed.statistics_delete_period);
  if (!period) return problem(400, 'invalid_agent_restart_time', NUMBER_SETTINGS[8]);
  const isWritten = await stores.functionSettings.write(
    {
      ...rest,
      idle_time: Number(typed.idle_time),
      session_time: Number(typed.session_time),
      min_os_major: Number(typed.min_os_major),
      min_os_minor: Number(typed.min_os_minor),
      block_num: Number(typed.block_num),
      password_change_limit: Number(typed.password_change_limit),
      agent_restart_time: Number(typed.agent_restart_time),
      vaccine: vaccine.trim(),
      password_level: passwordLevel(Number(typed.password_level)),
      statistics_delete_period: period.id,
    },
    version,
  );
  return isWritten ? done() : problem(409, 'changed_meanwhile');
});
