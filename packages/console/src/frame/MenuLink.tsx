import type { MainMenuPage, SectionPage } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pageHref } from './pageHref.ts';
import { WaitingCount } from './WaitingCount.tsx';

interface MenuLinkProps {
  readonly page: MainMenuPage | SectionPage;
  readonly label: string;
  /** How many decisions are pending behind it. */
  readonly waiting: number;
  /** Whether it leads to the current page. */
  readonly current: boolean;
  readonly className: string;
  /** Called when it was pressed. */
  readonly onGo?: () => void;
}

/** A menu entry with its number of pending decisions; screen readers announce that after its name. */
export function MenuLink({ page, label, waiting, current, className, onGo }: MenuLinkProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const id = useId();
  return (
    <>
      <Link
        to={pageHref(page, lang)}
        onClick={onGo}
        className={className}
        {...(current ? { 'aria-current': 'page' as const } : {})}
        {...(waiting > 0 ? { 'aria-describedby': id } : {})}
      >
        {label}
        <WaitingCount count={waiting} />
      </Link>
      {waiting > 0 && (
        <span id={id} hidden>
          {text('waitingForYou', { count: waiting })}
        </span>
      )}
    </>
  );
}
