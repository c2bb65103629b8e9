import { ChevronRight, Handshake, MailOpen, type LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { ICON, MIRRORED } from '../../primitives/index.ts';
import { useLinkClick } from '../../contexts/index.ts';
import styles from './Welcome.module.css';

export interface WelcomeProps {
  /** Where partners log in. */
  readonly partnerHref: string;
  /** Where an invitation code is entered. */
  readonly invitationHref: string;
}

interface ChoiceProps {
  readonly href: string;
  readonly title: string;
  readonly hint: string;
  readonly Icon: LucideIcon;
}

function Choice({ href, title, hint, Icon }: ChoiceProps) {
  const onLinkClick = useLinkClick();
  return (
    <li>
      <a href={href} onClick={(event) => onLinkClick?.({ href, event })} className={styles.choice}>
        <span className={styles.sign}>
          <Icon size={22} strokeWidth={1.8} aria-hidden />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.hint}>{hint}</span>
        </span>
        <span className={styles.chevron}>
          <ChevronRight {...ICON} {...MIRRORED} />
        </span>
      </a>
    </li>
  );
}

/** The landing page of partner companies and temporary users: two ways to log in (A-WELCOME-01 to A-WELCOME-03). */
export function Welcome({ partnerHref, invitationHref }: WelcomeProps) {
  const text = useText('partners');
  return (
    <>
      <p className={styles.introduction}>{text('welcomeIntro')}</p>
      <ul aria-label={text('choices')} className={styles.list}>
        <Choice href={partnerHref} title={text('partnerRemote')} hint={text('partnerRemoteHint')} Icon={Handshake} />
        <Choice
          href={invitationHref}
          title={text('invitationRemote')}
          hint={text('invitationRemoteHint')}
          Icon={MailOpen}
        />
      </ul>
    </>
  );
}
