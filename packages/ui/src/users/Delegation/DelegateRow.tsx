import { useText } from '../../i18n/index.ts';
import { Button, FormRow } from '../../primitives/index.ts';

export interface DelegateRowProps {
  /** The substitute and the days, as text; `null` for nobody. */
  readonly said: string | null;
  /** Whether it is being ended. */
  readonly ending: boolean;
  /** Opens the dialog for choosing a delegate. */
  readonly onName: () => void;
  readonly onEnd: () => void;
}

/** The substitute who answers requests while the person is away. */
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
