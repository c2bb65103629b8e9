import { ChevronRight, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { DenseButton } from '../Button/DenseButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MIRRORED, SMALL_ICON } from '../icon.ts';
import { Link } from '../Link/Link.tsx';
import styles from './Breadcrumb.module.css';

/** One level of the path. */
export interface BreadcrumbItem {
  readonly label: string;
  /** Address of the level; the last one, the current page, has none. */
  readonly href?: string;
}

export interface BreadcrumbProps {
  /** From the top down to the current page. */
  readonly items: readonly BreadcrumbItem[];
}

/** If there are more levels, the middle ones are collapsed until the reader expands them. */
const FOLD_ABOVE = 4;

type Crumb = BreadcrumbItem | 'fold';

function crumbsOf(items: readonly BreadcrumbItem[], unfolded: boolean): readonly Crumb[] {
  const [first] = items;
  if (unfolded || items.length <= FOLD_ABOVE || !first) return items;
  return [first, 'fold', ...items.slice(-2)];
}

/** The path from the top to the current page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const text = useText('common');
  const [unfolded, setUnfolded] = useState(false);
  const crumbs = crumbsOf(items, unfolded);
  return (
    <nav aria-label={text('breadcrumb')}>
      <ol className={styles.way}>
        {crumbs.map((crumb, index) => (
          <li key={crumb === 'fold' ? 'fold' : `${index}-${crumb.label}`} className={styles.level}>
            {index > 0 && <ChevronRight {...SMALL_ICON} {...MIRRORED} size={12} className={styles.sign} />}
            {crumb === 'fold' ? (
              <DenseButton look="bare" className={styles.fold} onClick={() => setUnfolded(true)}>
                <Ellipsis {...SMALL_ICON} />
                <VisuallyHidden>{text('hiddenLevels')}</VisuallyHidden>
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
