import type { AgentRelease } from '@remote-console/domain';
import { useLanguage } from '../../i18n/index.ts';
import styles from './NotesOfRelease.module.css';

/** The notes of one release, in the language of the page. */
export function NotesOfRelease({ release }: { readonly release: AgentRelease }) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {release.notes[language].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
