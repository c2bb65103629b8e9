import { readFunctionSettings, recordedChange, typedSettings } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { functionColumns, functionSettingsStore } from './functionSettingsStore.ts';

/** Saves all function settings, unless somebody else did since they were read (C-API-16, C-FUNC-11 to C-FUNC-27). */
export const saveFunctionSettings = forPerson({
  audit: auditOfCall,
  functionSettings: functionSettingsStore,
})<'saveFunctionSettings'>(async ({ body }, { transact }) => {
  const read = readFunctionSettings(typedSettings(body));
  if (!read.ok) return problem(400, read.fault.message, read.fault.field);
  const { version, vaccine, ...rest } = body;
  const values = { ...rest, ...read.numbers, vaccine: vaccine.trim() };
  return transact(async ({ functionSettings, audit }) => {
    const { version: _version, ...before } = await functionSettings.read();
    if (!(await functionSettings.write(values, version))) return problem(409, 'changed_meanwhile');
    const change = recordedChange(functionColumns(before), functionColumns(values));
    if (change) await audit.writeAdministration([{ act: 'functionsChanged', subject: '', change }]);
    return done();
  });
});
