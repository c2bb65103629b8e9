import Box from '@mui/material/Box';
import type { Notice } from '@remote-console/api-client';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, ICON, Link, PageHeader } from '../../primitives/index.ts';
import { NoticeDates } from '../NoticeDates.tsx';
import { NoticeContent } from '../NoticeDialog/NoticeContent.tsx';

export interface NoticeDetailProps {
  readonly notice: Notice;
  /** Where all notices are. */
  readonly listHref: string;
  /** Leads back to where the person came from. */
  readonly onBack: () => void;
  /** What can be done with the notice. */
  readonly actions?: ReactNode;
}

/** One notice on a page of its own, with the way back and the way to the list (C-NOTICE-03, C-NOTICE-04). */
export function NoticeDetail({ notice, listHref, onBack, actions }: NoticeDetailProps) {
  const text = useText('notices');
  const common = useText('common');
  return (
    <Box component="article" sx={{ display: 'grid', gap: 'var(--rc-space-lg)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'flex',
          justifySelf: 'start',
          ml: 'calc(-1 * var(--rc-space-md))',
          mb: 'calc(-1 * var(--rc-space-sm))',
        }}
      >
        <Button variant="text" startIcon={<ArrowLeft {...ICON} />} onClick={onBack}>
          {common('back')}
        </Button>
      </Box>
      <PageHeader title={notice.notice_title} actions={actions} />
      <Box sx={{ mt: 'calc(-1 * var(--rc-space-md))' }}>
        <NoticeDates notice={notice} />
      </Box>
      <Box
        sx={{
          p: 'var(--rc-space-roomy)',
          border: 1,
          borderColor: 'tone.line',
          borderRadius: 'var(--rc-radius-card)',
          bgcolor: 'tone.surface',
          '& > div': { maxWidth: 720 },
        }}
      >
        <NoticeContent html={notice.notice_content} under={1} />
      </Box>
      <Link
        href={listHref}
        style={{ justifySelf: 'start', display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
      >
        {text('toList')}
      </Link>
    </Box>
  );
}
