import type { WaitingCounts } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { ClipboardCheck, Ticket, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';
import entry from './menuEntry.module.css';

interface WaitingLinksProps {
  readonly waiting: WaitingCounts;
  /** Called when a link was pressed. */
  readonly onGo: () => void;
}

interface WaitingLinkProps extends Pick<WaitingLinksProps, 'onGo'> {
  readonly href: string;
  readonly Icon: LucideIcon;
  readonly words: string;
}

function WaitingLink({ href, Icon, words, onGo }: WaitingLinkProps) {
  return (
    <Link to={href} onClick={onGo} className={`${entry.inList} ${entry.inDrawer}`}>
      <Icon size={18} strokeWidth={1.8} aria-hidden />
      {words}
    </Link>
  );
}

/** The user's pending decisions, each with a link to them. */
export function WaitingLinks({ waiting: { requests, tickets, ticketPage }, onGo }: WaitingLinksProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const haveOwnPage = ticketPage === 'ticket-request';
  return (
    <>
      {requests > 0 && (
        <WaitingLink
          href={hrefOf('access', { lang })}
          Icon={ClipboardCheck}
          words={text('requestsWaiting', { count: requests })}
          onGo={onGo}
        />
      )}
      {tickets > 0 && (
        <WaitingLink
          href={haveOwnPage ? hrefOf('ticket-request', { lang }) : `${hrefOf('access', { lang })}?tab=applications`}
          Icon={Ticket}
          words={text(haveOwnPage ? 'ticketsWaiting' : 'applicationsWaiting', { count: tickets })}
          onGo={onGo}
        />
      )}
    </>
  );
}
