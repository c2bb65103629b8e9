import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdministrator, useText } from '../../i18n/index.ts';
import { StateMessage } from './StateMessage.tsx';

export interface NoPermissionProps {
  /** What may not be seen, as a sentence. */
  readonly title?: string;
  /** Whom to ask. */
  readonly hint?: string;
  /** A way to somewhere that is allowed. */
  readonly action?: ReactNode;
}

/** Stands where the person may not look. */
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
