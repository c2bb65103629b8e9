import type { FoundPerson, OperatedCompany } from '@remote-console/api-client';
import { MEMBER_TYPES } from '@remote-console/domain';

/** The name of a plan, as keys of the texts of this area. */
export const PLAN_LABELS = {
  corporate: 'planCorporate',
  basic: 'planBasic',
  free: 'planFree',
  none: 'planNone',
} as const satisfies Record<OperatedCompany['licensePlan'], string>;

/** The name of a role. */
export function roleLabel(type: FoundPerson['memberType']) {
  switch (type) {
    case MEMBER_TYPES.admin:
      return 'roleManager';
    case MEMBER_TYPES.subManager:
      return 'roleSubManager';
    case MEMBER_TYPES.partner:
      return 'rolePartner';
    case MEMBER_TYPES.normal:
      return 'roleUser';
  }
}
