import type { Approval, Approver } from '@remote-console/api-client';
import { useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import type { RequestContent, StandardApprover } from './types.ts';

/** Who is asked, as entered in the field. */
export interface ApproverChoice {
  readonly typed: string;
  /** The person the server found for the typed text. */
  readonly accepted: Approver | null;
  readonly standard: StandardApprover;
  readonly error: string | undefined;
  readonly searching: boolean;
  readonly type: (value: string) => void;
  /** Looks up the typed person; `null` for the administrator, or `undefined` if nobody can be asked. */
  readonly find: () => Promise<Pick<Approver, 'id' | 'name'> | null | undefined>;
}

function approverOf(earlier: Approval | null): Approver | null {
  if (!earlier || earlier.approverId === null) return null;
  return { id: earlier.approverId, loginId: earlier.approverLoginId, name: earlier.approverName };
}

interface ApproverChoiceInput extends Pick<
  RequestContent,
  'earlier' | 'standardApprover' | 'draft' | 'onFindApprover'
> {
  /** Nobody was found. */
  readonly onMissing: (missing: { readonly typed: string }) => Promise<void>;
}

/**
 * The approver of a request: that of the previous request, or the typed one once the server has found them
 * (B-APPROVAL-21, B-APPROVAL-24).
 */
export function useApproverChoice({
  earlier,
  standardApprover: standard,
  draft,
  onFindApprover,
  onMissing,
}: ApproverChoiceInput): ApproverChoice {
  const message = useMessage();
  const [accepted, setAccepted] = useState(() => (draft ? null : approverOf(earlier)));
  const [typed, setTyped] = useState(draft?.approver ?? accepted?.loginId ?? '');
  const [error, setError] = useState(draft ? message('search_manager_405') : undefined);
  const [searching, setSearching] = useState(false);

  const find = async () => {
    if (accepted) return accepted;
    const name = typed.trim();
    if (name === '') return standard.kind === 'known' ? standard.approver : null;
    setSearching(true);
    const search = await onFindApprover({ name });
    setSearching(false);
    switch (search.kind) {
      case 'found':
        setAccepted(search.approver);
        return search.approver;
      case 'missing':
        setError(message('search_manager_405'));
        await onMissing({ typed });
        return undefined;
      case 'failed':
        setError(search.error);
        return undefined;
    }
  };
  const type = (value: string) => {
    setTyped(value);
    setAccepted(null);
    setError(undefined);
  };
  return { typed, accepted, standard, error, searching, type, find };
}
