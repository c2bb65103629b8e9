import { ActionAtStart } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import type { DecisionContent } from './types.ts';

/** A decision on a request. */
export type Decision = 'approve' | 'reject';

interface DecisionActionsProps extends Pick<DecisionContent, 'offered'> {
  /** The decision that is being sent; `null` if none is. */
  readonly sending: Decision | null;
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** The buttons below a request: the remaining decisions, and closing. */
export function DecisionActions({ offered, sending, onDecide, onClose }: DecisionActionsProps) {
  const text = useText('approvals');
  const common = useText('common');
  return (
    <>
      <ActionAtStart>
        <Button variant="text" disabled={sending !== null} onClick={onClose}>
          {common('close')}
        </Button>
      </ActionAtStart>
      {offered.reject && (
        <Button
          variant="outlined"
          color="error"
          loading={sending === 'reject'}
          disabled={sending === 'approve'}
          onClick={() => onDecide('reject')}
        >
          {text('reject')}
        </Button>
      )}
      {offered.approve && (
        <Button
          variant="contained"
          loading={sending === 'approve'}
          disabled={sending === 'reject'}
          onClick={() => onDecide('approve')}
        >
          {text('approve')}
        </Button>
      )}
    </>
  );
}
