import { fileSizeText, formatInstant } from '@remote-console/domain';
import { TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, CheckField, ICON } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { shownName } from './shownName.ts';
import type { Conflict, ConflictAnswer } from './transfers.ts';
import styles from './ConflictCard.module.css';

export interface ConflictCardProps {
  readonly conflict: Conflict;
  /** The name of the shared folder. */
  readonly rootName: string;
  readonly onAnswer: (change: { readonly answer: ConflictAnswer; readonly forAll: boolean }) => void;
}

interface VersionProps {
  readonly label: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  readonly isNewer: boolean;
}

function Version({ label, size, modified, isNewer }: VersionProps) {
  const text = useText('remoteFiles');
  const language = useLanguage();
  const preferences = useTimePreferences();
  return (
    <div className={styles.version}>
      <div className={styles.versionDetail}>{label}</div>
      <div className={styles.size}>{fileSizeText(size, language)}</div>
      <div className={styles.versionDetail}>
        {formatInstant(new Date(modified).toISOString(), preferences, 'minute')}
        {isNewer && ` · ${text('newer')}`}
      </div>
    </div>
  );
}

/** Asks what to do with an existing file; nothing is overwritten before. */
export function ConflictCard({ conflict, rootName, onAnswer }: ConflictCardProps) {
  const text = useText('remoteFiles');
  const titleId = useId();
  const start = useRef<HTMLButtonElement>(null);
  const [forAll, setForAll] = useState(false);
  const { order, there, id } = conflict;
  const folder = shownName(order.folder.at(-1) ?? rootName);
  useLayoutEffect(() => start.current?.focus(), [id]);
  const answer = (given: ConflictAnswer) => onAnswer({ answer: given, forAll });
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <div className={styles.question}>
        <div className={styles.sign}>
          <TriangleAlert {...ICON} size={18} />
        </div>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {text('conflictTitle', { name: shownName(order.name) })}
          </h2>
          <div className={styles.explanation}>{text('conflictText', { folder })}</div>
          <div className={styles.versions}>
            {there && (
              <Version
                label={text('onDevice')}
                size={there.size}
                modified={there.modified}
                isNewer={there.modified > order.file.lastModified}
              />
            )}
            <Version
              label={text('yourUpload')}
              size={order.file.size}
              modified={order.file.lastModified}
              isNewer={there !== null && order.file.lastModified > there.modified}
            />
          </div>
        </div>
      </div>
      <div className={styles.answer}>
        <div className={styles.forAll}>
          <CheckField label={text('forAll')} checked={forAll} onChange={({ checked }) => setForAll(checked)} />
        </div>
        <div className={styles.actions}>
          <Button ref={start} variant="text" onClick={() => answer('skip')}>
            {text('skip')}
          </Button>
          <Button onClick={() => answer('keepBoth')}>{text('keepBoth')}</Button>
          <Button variant="soft" onClick={() => answer('replace')}>
            {text('replace')}
          </Button>
        </div>
      </div>
    </section>
  );
}
