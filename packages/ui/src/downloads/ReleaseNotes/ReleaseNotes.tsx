import { type AgentRelease, formatDay } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { Disclosure } from '../../primitives/index.ts';
import { NotesOfRelease } from './NotesOfRelease.tsx';
import styles from './ReleaseNotes.module.css';

export interface ReleaseNotesProps {
  /** What is new in which version of the agent, newest first. */
  readonly releases: readonly AgentRelease[];
}

function Release({ release }: { readonly release: AgentRelease }) {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles.release}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.version}>
          {text('version', { version: release.version })}
        </h3>
        <time dateTime={release.date} className={styles.date}>
          {formatDay(release.date, preferences)}
        </time>
      </div>
      <NotesOfRelease release={release} />
    </article>
  );
}

/** What is new in the agent: the newest release, and earlier ones collapsed. Nothing without notes. */
export function ReleaseNotes({ releases }: ReleaseNotesProps) {
  const text = useText('downloads');
  const titleId = useId();
  const [newest, ...earlier] = releases;
  if (!newest) return null;
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {text('releases')}
      </h2>
      <Release release={newest} />
      {earlier.length > 0 && (
        <Disclosure label={text('releasesEarlier')}>
          <div className={styles.earlier}>
            {earlier.map((release) => (
              <Release key={release.version} release={release} />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}
