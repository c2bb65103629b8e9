import { useDeviceSummary } from '@remote-console/api-client/react';
import { announcesTickets, hasApprovalRight, isAdmin } from '@remote-console/domain';
import { useText, useToast } from '@remote-console/ui';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/index.ts';
import type { Session } from '../session/index.ts';

/**
 * Informs approvers how many access tickets are pending: after login, and then whenever the number has grown (A-POLL-08
 * to A-POLL-10).
 */
export function useTicketToast(session: Session): void {
  const text = useText('frame');
  const { show } = useToast();
  const { mode } = useServices();
  const { data } = useDeviceSummary();
  const previous = useRef<number | null>(null);
  const enabled = mode.ticket && (isAdmin(session) || hasApprovalRight(session));
  const current = data?.meta.requestTicket ?? data?.objects[0]?.requestTicket ?? null;
  useEffect(() => {
    if (current === null) return;
    if (announcesTickets({ enabled, previous: previous.current, current })) {
      show({ tone: 'info', text: text('has_request_ticket', { count: current }) });
    }
    previous.current = current;
  }, [current, enabled, show, text]);
}
