import { failureOf } from '@remote-console/api-client';
import type { ReactNode } from 'react';
import { OutdatedContext } from '../OutdatedNote/outdated.ts';
import { OutdatedNote } from '../OutdatedNote/OutdatedNote.tsx';
import { useOutdatedNote } from '../OutdatedNote/useOutdatedNote.ts';
import { LoadFailed } from '../StateMessage/LoadFailed.tsx';
import { NoPermission } from '../StateMessage/NoPermission.tsx';
import styles from './PanelContent.module.css';

/** What is read, as a hook answers it. */
export interface PanelRead<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

export interface PanelContentProps<Data> {
  readonly read: PanelRead<Data>;
  /** The shape of the content while it is loading, as high as the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a panel reads from the server: its shape while it is loading, what happened where it failed, with a way to try
 * again, and above what is no longer sure as of when it is.
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
