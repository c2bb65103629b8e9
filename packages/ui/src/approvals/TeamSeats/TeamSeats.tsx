import type { ApprovalTeam, TeamSeat } from '@remote-console/api-client';
import { useText } from '../../i18n/index.ts';
import { StatusBadge, type StatusTone } from '../../primitives/index.ts';
import { seatName } from '../teamSummary.ts';
import styles from './TeamSeats.module.css';

export interface TeamSeatsProps {
  /** The chosen approvers of a request, in their order. */
  readonly team: ApprovalTeam;
}

const LOOKS = {
  approved: { tone: 'online', word: 'seat_approved' },
  rejected: { tone: 'error', word: 'seat_rejected' },
  asked: { tone: 'warn', word: 'seat_asked' },
  later: { tone: 'unknown', word: 'seat_later' },
  gone: { tone: 'offline', word: 'seat_gone' },
  unneeded: { tone: 'offline', word: 'seat_unneeded' },
} as const satisfies Record<TeamSeat['state'], { readonly tone: StatusTone; readonly word: string }>;

/** Who has to approve a request, and who has, as a list; numbered if they are asked in that order. */
export function TeamSeats({ team }: TeamSeatsProps) {
  const text = useText('approvals');
  const isOrdered = team.rule === 'ordered';
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List aria-label={text('approvers')} className={styles.seats}>
      {team.approvers.map((seat, index) => (
        <li key={seat.id} className={styles.seat}>
          <span className={styles.name}>
            {isOrdered ? `${index + 1}. ` : ''}
            {seatName(seat, text)}
          </span>
          <StatusBadge tone={LOOKS[seat.state].tone} label={text(LOOKS[seat.state].word)} variant="plain" />
        </li>
      ))}
    </List>
  );
}
