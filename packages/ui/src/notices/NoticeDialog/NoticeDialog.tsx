import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Notice } from '@remote-console/api-client';
import { formatInstant } from '@remote-console/domain';
import { useState } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, ScrollArea } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { NoticeContent } from './NoticeContent.tsx';
import { useSanitiser } from './useSanitiser.ts';
import styles from './NoticeDialog.module.css';

export interface NoticeDialogProps {
  readonly open: boolean;
  readonly notice: Notice;
  /** Whether the person may choose not to see this notice again; offered by the popup after login [A-NOTICE-05]. */
  readonly skippable?: boolean;
  /** The dialog was closed. `skip`: do not show this notice again. */
  readonly onClose: (answer: { readonly skip: boolean }) => void;
}

/**
 * One notice in full. It opens once its content can be shown, at its final size: if buttons moved while content loads,
 * clicks would miss them.
 */
export function NoticeDialog({ open, notice, skippable = false, onClose }: NoticeDialogProps) {
  const text = useText('notices');
  const common = useText('common');
  const preferences = useTimePreferences();
  const isReady = useSanitiser().kind !== 'waiting';
  const [skip, setSkip] = useState(false);
  const close = () => onClose({ skip: skippable && skip });
  return (
    <DialogFrame
      open={open && isReady}
      title={notice.noticeTitle}
      width={560}
      onClose={close}
      actions={
        <>
          {skippable && (
            <FormControlLabel
              sx={{ mr: 'auto' }}
              control={<Checkbox checked={skip} onChange={(_event, checked) => setSkip(checked)} />}
              label={text('skip')}
            />
          )}
          <Button variant="contained" onClick={close}>
            {common('close')}
          </Button>
        </>
      }
    >
      <time dateTime={notice.noticeDate} className={styles.time}>
        {formatInstant(notice.noticeDate, preferences, 'date')}
      </time>
      <ScrollArea role="article" aria-label={notice.noticeTitle}>
        <NoticeContent html={notice.noticeContent} />
      </ScrollArea>
    </DialogFrame>
  );
}
