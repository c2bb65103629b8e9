import { failureOf } from '@remote-console/api-client';
import type { ReactNode } from 'react';
import { OutdatedContext } from '../OutdatedNote/outdated.ts';
import { OutdatedNote } from '../OutdatedNote/OutdatedNote.tsx';
import { useOutdatedNote } from '../OutdatedNote/useOutdatedNote.ts';
import { LoadFailed } from '../StateMessage/LoadFailed.tsx';
import { NoPermission } from '../StateMessage/NoPermission.tsx';
import styles from './PanelContent.module.css';

/** The read, as returned by a hook. */
export interface PanelRead<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

export interface PanelContentProps<Data> {
  readonly read: PanelRead<Data>;
  /** The placeholder while loading, as high as the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a panel reads from the server: a placeholder while loading, the failure with a retry, and above possibly
 * outdated data its time.
 */
export function PanelContent<Data>({ read, skeleton, children }: PanelContentProps<Data>) {
  const { data, error, isValidating, mutate } = read;
  const outdated = useOutdatedNote(read);
  if (data === undefined && error === undefined) return skeleton;
  const failure = error === undefined ? null : failureOf(error);
  if (failure?.kind === 'refused' && failure.status === 403) return <NoPermission />;
  if (data === undefined) return <LoadFailed onRetry={() => void mutate()} retrying={isValidating} />;
  return (
    <OutdatedContext.Provider value={outdated !== null}>
      {outdated && (
        <div className={styles.outdated}>
          <OutdatedNote {...outdated} />
        </div>
      )}
      {children(data)}
    </OutdatedContext.Provider>
  );
}
