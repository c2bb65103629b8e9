import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Link } from '../../primitives/index.ts';
import styles from './Excerpt.module.css';

/** A long notice is cut after four lines; the rest is behind its link. */
const EXCERPT_HEIGHT = 88;

interface ExcerptProps {
  /** The full content; it may grow while its pictures load. */
  readonly children: ReactNode;
  /** The page with the whole text. */
  readonly href: string;
  /** Its title. */
  readonly title: string;
}

/** The beginning of a text, which fades out if it is cut, and the link below it, which promises more only then. */
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
        {/* The margin of the last paragraph counts as content here, but no text is cut. */}
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
