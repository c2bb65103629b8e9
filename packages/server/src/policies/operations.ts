import type { Registry } from '../http/index.ts';
import { changeBlockingPolicy } from './changeBlockingPolicy.ts';
import { getBlockingPolicy } from './getBlockingPolicy.ts';
import { getFunctionSettings } from './getFunctionSettings.ts';
import { saveFunctionSettings } from './saveFunctionSettings.ts';
import { updateCompany } from './updateCompany.ts';

/** The operations of this area. */
export const policiesOperations = {
  changeBlockingPolicy,
  getBlockingPolicy,
  getFunctionSettings,
  saveFunctionSettings,
  updateCompany,
} satisfies Partial<Registry>;
