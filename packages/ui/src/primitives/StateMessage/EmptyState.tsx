import { Inbox, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { StateMessage } from './StateMessage.tsx';

export interface EmptyStateProps {
  /** `nothing` (default): there is nothing yet. `no-result`: a search or filter hides everything. */
  readonly reason?: 'nothing' | 'no-result';
  /** What is missing, as a sentence. */
  readonly title?: string;
  /** What to do about it. */
  readonly hint?: ReactNode;
  /** The action: install, add, clear the search. */
  readonly action?: ReactNode;
  /** A more fitting icon than the general one. */
  readonly Icon?: LucideIcon;
}

/** Shown for a list without entries. */
export function EmptyState({ reason = 'nothing', title, hint, action, Icon }: EmptyStateProps) {
  const text = useText('common');
  const searched = reason === 'no-result';
  return (
    <StateMessage
      Icon={Icon ?? (searched ? SearchX : Inbox)}
      title={title ?? text(searched ? 'noResultTitle' : 'emptyTitle')}
      hint={hint ?? (searched ? text('noResultHint') : undefined)}
      action={action}
    />
  );
}
