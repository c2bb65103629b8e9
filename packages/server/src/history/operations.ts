import type { Registry } from '../http/operation.ts';
import { listAudit } from './listAudit.ts';
import { recordAccess } from './recordAccess.ts';
import { recordAudit } from './recordAudit.ts';

/** The operations of this area. */
export const historyOperations = {
  listAudit,
  recordAccess,
  recordAudit,
} satisfies Partial<Registry>;
