import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdministrator, useText } from '../../i18n/index.ts';
import { StateMessage } from './StateMessage.tsx';

export interface NoPermissionProps {
  /** What may not be viewed, as a sentence. */
  readonly title?: string;
  /** Whom to ask. */
  readonly hint?: string;
  /** A link to somewhere allowed. */
  readonly action?: ReactNode;
}

/** Shown if the person lacks permission. */
export function NoPermission({ title, hint, action }: NoPermissionProps) {
  const text = useText('common');
  const administrator = useAdministrator();
  return (
    <StateMessage
      Icon={Lock}
      title={title ?? text('noPermissionTitle')}
      hint={hint ?? text('noPermissionHint', { administrator })}
      action={action}
    />
  );
}
