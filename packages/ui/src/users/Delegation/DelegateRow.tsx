import { useText } from '../../i18n/index.ts';
import { Button, FormRow } from '../../primitives/index.ts';

export interface DelegateRowProps {
  /** Who answers and on which days, as text; `null` for nobody. */
  readonly said: string | null;
  /** Whether an end is on its way. */
  readonly ending: boolean;
  /** Opens the dialog in which a delegate is named. */
  readonly onName: () => void;
  readonly onEnd: () => void;
}

/** Who answers requests for the person while away. */
export function DelegateRow({ said, ending, onName, onEnd }: DelegateRowProps) {
  const text = useText('users');
  return (
    <FormRow label={text('delegate')} hint={text('delegateHint')}>
      {said ?? text('noDelegate')}
      <Button aria-haspopup="dialog" disabled={ending} onClick={onName}>
        {text(said === null ? 'nameDelegate' : 'changeDelegate')}
      </Button>
      {said !== null && (
        <Button loading={ending} onClick={onEnd}>
          {text('endDelegate')}
        </Button>
      )}
    </FormRow>
  );
}
