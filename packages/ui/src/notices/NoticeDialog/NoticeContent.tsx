import Skeleton from '@mui/material/Skeleton';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Stack } from '../../primitives/index.ts';
import { fitHeadings } from './fitHeadings.ts';
import { useSanitiser } from './useSanitiser.ts';
import styles from './NoticeContent.module.css';

interface NoticeContentProps {
  /** Untrusted HTML. */
  readonly html: string;
  /** Level of the heading above the content; its own headings continue from there. 2 by default. */
  readonly under?: 1 | 2;
}

/** The content of a notice, formatted and sanitized [A-NOTICE-09]. Shows nothing until the sanitizer is loaded. */
export function NoticeContent({ html, under = 2 }: NoticeContentProps) {
  const text = useText('common');
  const place = useRef<HTMLDivElement | null>(null);
  const sanitiser = useSanitiser();

  // Before painting: content that is ready takes up its space immediately.
  useLayoutEffect(() => {
    if (sanitiser.kind !== 'ready') return;
    const content = sanitiser.sanitise(html);
    fitHeadings(content, under);
    place.current?.replaceChildren(content);
  }, [sanitiser, html, under]);

  return (
    <>
      {sanitiser.kind === 'waiting' && (
        <Stack role="status" aria-label={text('loading')} gap="sm">
          <Skeleton width="90%" height={16} />
          <Skeleton width="70%" height={16} />
        </Stack>
      )}
      {sanitiser.kind === 'failed' && <div role="alert">{text('loadFailedTitle')}</div>}
      <div ref={place} className={styles.content} />
    </>
  );
}
