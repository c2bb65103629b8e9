import type { PartnerManager } from '@remote-console/api-client/react';

/** Managers for stories. */
export const exampleManagers: readonly PartnerManager[] = [
  {
    id: 1,
    name: '이도윤',
    part: 'IT운영팀',
    email: 'manager@demo.example',
    phone: '02-555-0100',
    userType: 2,
  },
  {
    id: 2,
    name: '이서연',
    part: '매장지원팀',
    email: 'submanager@demo.example',
    phone: '',
    userType: 6,
  },
];
