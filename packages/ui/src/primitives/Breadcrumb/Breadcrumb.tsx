import { ChevronRight, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { DenseButton } from '../Button/DenseButton.tsx';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { SMALL_ICON } from '../icon.ts';
import { Link } from '../Link/Link.tsx';
import styles from './Breadcrumb.module.css';

/** One level of the way. */
export interface BreadcrumbItem {
  readonly label: string;
  /** Where the level leads; the last one, where the reader is, has none. */
  readonly href?: string;
}

export interface BreadcrumbProps {
  /** From the top down to the current page. */
  readonly items: readonly BreadcrumbItem[];
}

/** More levels than this are folded in the middle until the reader asks for them. */
const FOLD_ABOVE = 4;

type Crumb = BreadcrumbItem | 'fold';

function crumbsOf(items: readonly BreadcrumbItem[], unfolded: boolean): readonly Crumb[] {
  const [first] = items;
  if (unfolded || items.length <= FOLD_ABOVE || !first) return items;
  return [first, 'fold', ...items.slice(-2)];
}

/** The way from the top to here. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const text = useText('common');
  const [unfolded, setUnfolded] = useState(false);
  const crumbs = crumbsOf(items, unfolded);
  return (
    <nav aria-label={text('breadcrumb')}>
      <ol className={styles.way}>
        {crumbs.map((crumb, index) => (
          <li key={crumb === 'fold' ? 'fold' : `${index}-${crumb.label}`} className={styles.level}>
            {index > 0 && <ChevronRight {...SMALL_ICON} size={12} className={styles.sign} />}
            {crumb === 'fold' ? (
              <DenseButton look="bare" className={styles.fold} onClick={() => setUnfolded(true)}>
                <Ellipsis {...SMALL_ICON} />
                <HiddenText>{text('hiddenLevels')}</HiddenText>
              </DenseButton>
            ) : crumb.href && index < crumbs.length - 1 ? (
              <Link href={crumb.href} tone="inherit">
                {crumb.label}
              </Link>
            ) : (
              <span
                {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}
                className={styles.words}
              >
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
