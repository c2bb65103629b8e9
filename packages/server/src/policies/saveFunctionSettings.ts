import { readFunctionSettings, typedSettings } from '@remote-console/domain';
import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Saves all function settings, unless somebody else did since they were read (C-API-16, C-FUNC-11 to C-FUNC-27). */
export const saveFunctionSettings = forPerson<'saveFunctionSettings'>(async ({ body }, { stores }) => {
  const read = readFunctionSettings(typedSettings(body));
  if (!read.ok) return problem(400, read.fault.message, read.fault.field);
  const { version, vaccine, ...rest } = body;
  const values = { ...rest, ...read.numbers, vaccine: vaccine.trim() };
  const isWritten = await stores.functionSettings.write(values, version);
  return isWritten ? done() : problem(409, 'changed_meanwhile');
});
