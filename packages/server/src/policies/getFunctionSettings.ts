import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { functionSettingsStore } from './functionSettingsStore.ts';

/** The function settings of the company (C-API-16). */
export const getFunctionSettings = forPerson({ functionSettings: functionSettingsStore })<'getFunctionSettings'>(
  async (_request, { stores }) => found([await stores.functionSettings.read()]),
);
