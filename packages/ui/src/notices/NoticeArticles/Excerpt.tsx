import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Link } from '../../primitives/index.ts';
import styles from './Excerpt.module.css';

/** A long notice ends after four lines; the rest is behind its link. */
const EXCERPT_HEIGHT = 88;

interface ExcerptProps {
  /** What is shown the beginning of; it may grow while its pictures arrive. */
  readonly children: ReactNode;
  /** Where the whole is on a page of its own. */
  readonly href: string;
  /** What it is called. */
  readonly title: string;
}

/** The beginning of a text, which fades out where it is cut, and the link below it, which promises more only there. */
export function Excerpt({ children, href, title }: ExcerptProps) {
  const text = useText('notices');
  const content = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCut(element.offsetHeight > EXCERPT_HEIGHT));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div
        data-excerpt
        className={`${styles.excerpt} ${isCut ? styles.cut : ''}`}
        style={{ maxHeight: EXCERPT_HEIGHT }}
      >
        {/* The margin of the last paragraph counts as content here, and is no text that is cut off. */}
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      <Link href={href} aria-label={text(isCut ? 'readMoreOf' : 'openNoticeOf', { title })} className={styles.more}>
        {text(isCut ? 'readMore' : 'openNotice')}
      </Link>
    </>
  );
}
