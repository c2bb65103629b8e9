import { OPERATOR_PAGES } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { Link, useLocation } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';
import { isCurrentPage, OPERATOR_LABELS } from './operatorPages.ts';

interface OperatorLinksProps {
  /** The styles of the list, and of an entry. */
  readonly listClass: string;
  readonly entryClass: string;
  /** Called when an entry was pressed. */
  readonly onGo?: () => void;
}

/** The service operator's pages. */
export function OperatorLinks({ listClass, entryClass, onGo }: OperatorLinksProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const { pathname } = useLocation();
  return (
    <nav aria-label={text('mainMenu')}>
      <ul className={listClass}>
        {OPERATOR_PAGES.map((page) => (
          <li key={page}>
            <Link
              to={hrefOf(page, { lang })}
              onClick={onGo}
              className={entryClass}
              {...(isCurrentPage(page, pathname, lang) ? { 'aria-current': 'page' as const } : {})}
            >
              {text(OPERATOR_LABELS[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
