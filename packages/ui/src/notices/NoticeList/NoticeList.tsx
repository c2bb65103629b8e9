import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import type { Notice } from '@remote-console/api-client';
import { formatInstant } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { useTimePreferences } from '../../provider/index.ts';
import { TOUCH_MEDIA } from '../../theme/index.ts';

export interface NoticeListProps {
  /** Newest first; `null` while they are on their way. */
  readonly notices: readonly Notice[] | null;
  /** How many rows are shown while loading. */
  readonly expected?: number;
  /** A notice was pressed. */
  readonly onOpen: (choice: { readonly notice: Notice }) => void;
}

const rowStyle = { minHeight: 28, [TOUCH_MEDIA]: { minHeight: 44 } } as const;

/** The newest notices as a short list. It takes the colour of its background. */
export function NoticeList({ notices, expected = 3, onOpen }: NoticeListProps) {
  const text = useText('notices');
  const preferences = useTimePreferences();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={notices === null}>
      <Box
        component="h2"
        id={titleId}
        sx={{ m: 0, mb: 1, fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', fontWeight: 600 }}
      >
        {text('title')}
      </Box>
      {notices?.length === 0 && <Box sx={{ fontSize: 'var(--rc-font-size-dense)' }}>{text('empty')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notices === null
          ? Array.from({ length: expected }, (_, index) => (
              <Box component="li" key={index} sx={{ ...rowStyle, display: 'flex', alignItems: 'center' }}>
                <Skeleton width={`${60 - index * 10}%`} height={14} sx={{ bgcolor: 'currentColor', opacity: 0.16 }} />
              </Box>
            ))
          : notices.map((notice) => (
              <li key={notice.pk}>
                <ButtonBase
                  onClick={() => onOpen({ notice })}
                  sx={{
                    ...rowStyle,
                    width: '100%',
                    justifyContent: 'flex-start',
                    gap: 2,
                    px: 2,
                    mx: -2,
                    boxSizing: 'content-box',
                    borderRadius: 'var(--rc-radius-small)',
                    font: 'inherit',
                    fontSize: 'var(--rc-font-size-dense)',
                    lineHeight: '20px',
                    textAlign: 'start',
                    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
                    '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
                  }}
                >
                  <Box
                    component="span"
                    title={notice.notice_title}
                    sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  >
                    {notice.notice_title}
                  </Box>
                  <Box
                    component="time"
                    dateTime={notice.notice_date}
                    sx={{
                      flex: 'none',
                      fontSize: 'var(--rc-font-size-caption)',
                      fontVariantNumeric: 'tabular-nums',
                      opacity: 0.8,
                    }}
                  >
                    {formatInstant(notice.notice_date, preferences, 'date')}
                  </Box>
                </ButtonBase>
              </li>
            ))}
      </Box>
    </Box>
  );
}
