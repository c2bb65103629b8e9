import { useText } from '@remote-console/ui';
import { DenseButton } from '@remote-console/ui/primitives';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useViewChoice } from './useViewChoice.ts';

interface ViewToggleProps {
  readonly onChanged?: () => void;
}

/** Switches between the simple and the normal view; its icon and its name show the view that a press selects. */
export function ViewToggle({ onChanged }: ViewToggleProps) {
  const text = useText('frame');
  const { view, choose } = useViewChoice();
  const next = view === 'card' ? 'table' : 'card';
  const Icon = next === 'card' ? LayoutGrid : Rows3;
  const label = text(next === 'card' ? 'toSimpleView' : 'toNormalView');
  return (
    <DenseButton
      look="icon"
      aria-label={label}
      title={label}
      onClick={() => {
        choose(next);
        onChanged?.();
      }}
    >
      <Icon size={18} strokeWidth={1.8} aria-hidden />
    </DenseButton>
  );
}
