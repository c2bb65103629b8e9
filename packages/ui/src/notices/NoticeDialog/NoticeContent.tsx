import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { fitHeadings } from './fitHeadings.ts';
import { useSanitiser } from './useSanitiser.ts';

interface NoticeContentProps {
  /** HTML from outside. */
  readonly html: string;
  /** Level of the heading above the content; its own headings continue from there. 2 by default. */
  readonly under?: 1 | 2;
}

/** The content of a notice, formatted and harmless [A-NOTICE-09]. Without the sanitiser it shows nothing of it. */
export function NoticeContent({ html, under = 2 }: NoticeContentProps) {
  const text = useText('common');
  const place = useRef<HTMLDivElement | null>(null);
  const sanitiser = useSanitiser();

  // Before the page is painted: what is ready takes its room at once.
  useLayoutEffect(() => {
    if (sanitiser.kind !== 'ready') return;
    const content = sanitiser.sanitise(html);
    fitHeadings(content, under);
    place.current?.replaceChildren(content);
  }, [sanitiser, html, under]);

  return (
    <>
      {sanitiser.kind === 'waiting' && (
        <Box role="status" aria-label={text('loading')}>
          <Skeleton width="90%" height={16} />
          <Skeleton width="70%" height={16} sx={{ mt: 2 }} />
        </Box>
      )}
      {sanitiser.kind === 'failed' && <Box role="alert">{text('loadFailedTitle')}</Box>}
      <Box
        ref={place}
        sx={{
          fontSize: 'var(--rc-font-size-body)',
          lineHeight: '22px',
          color: 'tone.text',
          overflowWrap: 'anywhere',
          '& :first-of-type': { marginTop: 0 },
          '& p, & ul, & ol': { marginBlock: '0 var(--rc-space-md)' },
          '& h1, & h2, & h3, & h4, & h5, & h6': {
            fontSize: 'var(--rc-font-size-large)',
            lineHeight: '22px',
            fontWeight: 600,
            marginBlock: 'var(--rc-space-lg) var(--rc-space-sm)',
          },
          '& img': { maxWidth: '100%', height: 'auto', borderRadius: 'var(--rc-radius-control)' },
          '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
          '& th, & td': {
            border: '1px solid',
            borderColor: 'tone.line',
            padding: 'var(--rc-space-snug) var(--rc-space-cosy)',
            textAlign: 'start',
          },
          '& a': { color: 'tone.accentText', textDecoration: 'underline', textUnderlineOffset: '2px' },
          // Hangul and kana have no italics; a slanted one is hard to read.
          '&:lang(ko) :is(em, i), &:lang(ja) :is(em, i)': { fontStyle: 'normal', fontWeight: 600 },
          '& pre': { overflowX: 'auto' },
        }}
      />
    </>
  );
}
