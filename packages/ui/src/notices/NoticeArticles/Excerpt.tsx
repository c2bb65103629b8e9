import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** A long notice ends after four lines; the rest is behind its link. */
const EXCERPT_HEIGHT = 88;

const FADE = 'linear-gradient(to bottom, black 60%, transparent)';

interface ExcerptProps {
  /** What is shown the beginning of; it may grow while its pictures arrive. */
  readonly children: ReactNode;
  /** The way to the rest, or where the whole fits, to the same on a page of its own. */
  readonly link: (isCut: boolean) => ReactNode;
}

/** The beginning of a text, which fades out where it is cut, and the link below it. */
export function Excerpt({ children, link }: ExcerptProps) {
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
        sx={{ maxHeight: EXCERPT_HEIGHT, overflow: 'hidden', mt: '12px', ...(isCut && { maskImage: FADE }) }}
      >
        {/* The margin of the last paragraph counts as content here, and is no text that is cut off. */}
        <Box ref={content} sx={{ '& > div > :last-child': { marginBottom: 0 } }}>
          {children}
        </Box>
      </Box>
      {link(isCut)}
    </>
  );
}
