import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** The function settings of the company (C-API-16). */
export const getFunctionSettings = forPerson<'getFunctionSettings'>(async (_request, { stores }) =>
  found([await stores.functionSettings.read()]),
);
