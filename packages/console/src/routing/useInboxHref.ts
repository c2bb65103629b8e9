import { approvalHref, type InboxTarget, ticketHref } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import type { InboxHref } from '@remote-console/ui/inbox';
import { useCallback } from 'react';
import { startHref } from './guards.ts';
import { ALL_DEVICES, hrefOf } from './paths.ts';

/** Where inbox items lead. */
export function useInboxHref(): InboxHref {
  const lang = useLanguage();
  return useCallback(
    ({ target }: { readonly target: InboxTarget }) => {
      switch (target.page) {
        case 'requests':
          return approvalHref(lang, 'decider', target.approvalId);
        case 'ownRequests':
          return approvalHref(lang, 'requester', target.approvalId);
        case 'tickets':
          return ticketHref(lang, target.ticketId);
        case 'device':
          return hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk: target.deviceId });
        case 'devices':
          return startHref(lang);
        case 'license':
        case 'profile':
          return hrefOf(target.page, { lang });
      }
    },
    [lang],
  );
}
