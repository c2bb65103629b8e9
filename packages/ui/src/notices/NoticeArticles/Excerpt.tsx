import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Link } from '../../primitives/index.ts';

/** A long notice ends after four lines; the rest is behind its link. */
const EXCERPT_HEIGHT = 88;

const FADE = 'linear-gradient(to bottom, black 60%, transparent)';

const way = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBottom: 'calc(-1 * var(--rc-space-md))',
  fontSize: 'var(--rc-font-size-dense)',
  fontWeight: 600,
} as const;

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
      <Box
        data-excerpt
        sx={{
          maxHeight: EXCERPT_HEIGHT,
          overflow: 'hidden',
          mt: 'var(--rc-space-md)',
          ...(isCut && { maskImage: FADE }),
        }}
      >
        {/* The margin of the last paragraph counts as content here, and is no text that is cut off. */}
        <Box ref={content} sx={{ '& > div > :last-child': { marginBottom: 0 } }}>
          {children}
        </Box>
      </Box>
      <Link href={href} aria-label={text(isCut ? 'readMoreOf' : 'openNoticeOf', { title })} style={way}>
        {text(isCut ? 'readMore' : 'openNotice')}
      </Link>
    </>
  );
}
