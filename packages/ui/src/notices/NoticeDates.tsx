import type { Notice } from '@remote-console/api-client';
import { epochOf, formatInstant, noticeAge, relativeTime } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { RelativeTime } from '../primitives/index.ts';
import { useNow, useTimePreferences } from '../contexts/index.ts';
import styles from './NoticeDates.module.css';

export interface NoticeDatesProps {
  readonly notice: Pick<Notice, 'noticeDate' | 'createTime'>;
}

/**
 * The notice's own date, which its text may refer to, and its age (C-NOTICE-01). While the date is in the future, the
 * age is that of the publication and labeled so. An age that would again be a date is omitted.
 */
export function NoticeDates({ notice }: NoticeDatesProps) {
  const text = useText('notices');
  const now = useNow();
  const preferences = useTimePreferences();
  const age = noticeAge(notice, now);
  const hasAge = relativeTime(age, now, preferences.timeZoneId).kind !== 'date';
  const isAhead = epochOf(notice.noticeDate) > now;
  return (
    <div className={styles.dates}>
      <time dateTime={notice.noticeDate}>{formatInstant(notice.noticeDate, preferences, 'date')}</time>
      {hasAge && (
        <>
          <span aria-hidden>·</span>
          <span>
            {isAhead && `${text('posted')} `}
            <RelativeTime instant={age} />
          </span>
        </>
      )}
    </div>
  );
}
