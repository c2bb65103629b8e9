import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button, Hint, ICON } from '../../primitives/index.ts';
import styles from './RemoteScreen.module.css';

interface ToolButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Why it does nothing; null if it does something. */
  readonly refusal?: string | null;
  /** For a toggle. */
  readonly isPressed?: boolean;
  /** For a tool that opens something. */
  readonly isExpanded?: boolean;
  readonly opens?: 'menu' | 'dialog';
}

/** A tool above the screen. A disabled one remains focusable, and says why. */
export function ToolButton({ label, Icon, onClick, refusal = null, isPressed, isExpanded, opens }: ToolButtonProps) {
  return (
    <Hint text={refusal}>
      {(target) => (
        <Button
          variant="text"
          size="small"
          className={styles.tool}
          title={refusal === null ? label : undefined}
          aria-label={label}
          {...(refusal === null ? {} : { 'aria-disabled': true })}
          {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
          {...(opens ? { 'aria-haspopup': opens, 'aria-expanded': isExpanded === true } : {})}
          {...target}
          onClick={(event) => {
            if (refusal === null) onClick(event);
          }}
        >
          <Icon {...ICON} />
          <span className={styles.optional}>{label}</span>
        </Button>
      )}
    </Hint>
  );
}
