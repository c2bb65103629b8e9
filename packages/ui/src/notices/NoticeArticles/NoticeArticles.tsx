import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Notice } from '@remote-console/api-client';
import { Megaphone } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { EmptyState } from '../../primitives/index.ts';
import { NoticeDates } from '../NoticeDates.tsx';
import { NoticeContent } from '../NoticeDialog/NoticeContent.tsx';
import { Excerpt } from './Excerpt.tsx';

export interface NoticeArticlesProps {
  /** In the order in which they are shown; `null` while they are on their way. */
  readonly notices: readonly Notice[] | null;
  /** Where a notice is in full. */
  readonly noticeHref: (choice: { readonly noticePk: number }) => string;
}

const EXPECTED = [0, 1, 2];

const frame = {
  border: 1,
  borderColor: 'tone.line',
  borderRadius: 'var(--rc-radius-card)',
  bgcolor: 'tone.surface',
} as const;

const entry = { p: 'var(--rc-space-roomy)', '& + &': { borderTop: 1, borderColor: 'tone.line' } } as const;

function Article({ notice, href }: { readonly notice: Notice; readonly href: string }) {
  const titleId = useId();
  const { notice_title: title, notice_content: content } = notice;
  return (
    <Box component="article" aria-labelledby={titleId} sx={entry}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 'var(--rc-space-xs) var(--rc-space-md)' }}
      >
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title}
        </Typography>
        <NoticeDates notice={notice} />
      </Box>
      <Excerpt href={href} title={title}>
        <NoticeContent html={content} />
      </Excerpt>
    </Box>
  );
}

function Waiting() {
  const common = useText('common');
  return (
    <Box role="status" aria-label={common('loading')} sx={frame}>
      {EXPECTED.map((row) => (
        <Box key={row} sx={entry}>
          <Skeleton variant="rounded" width={`${48 - row * 8}%`} height={20} />
          <Skeleton variant="rounded" width="88%" height={14} sx={{ mt: 'var(--rc-space-lg)' }} />
          <Skeleton variant="rounded" width="64%" height={14} sx={{ mt: 'var(--rc-space-sm)' }} />
        </Box>
      ))}
    </Box>
  );
}

/** Notices one below the other: title, date and age, what they begin with, and the way to the rest (C-NOTICE-01). */
export function NoticeArticles({ notices, noticeHref }: NoticeArticlesProps) {
  const text = useText('notices');
  if (notices === null) return <Waiting />;
  return (
    <Box sx={frame}>
      {notices.length === 0 ? (
        <EmptyState Icon={Megaphone} title={text('empty')} hint={text('emptyHint')} />
      ) : (
        notices.map((notice) => <Article key={notice.pk} notice={notice} href={noticeHref({ noticePk: notice.pk })} />)
      )}
    </Box>
  );
}
