import type { LucideIcon } from 'lucide-react';
import { Button, ICON } from '../../primitives/index.ts';
import styles from './PlayerBar.module.css';

interface PlayerToolProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onPress: () => void;
  /** For a toggle. */
  readonly isPressed?: boolean;
  /** Whether its name is shown if there is room. */
  readonly isWorded?: boolean;
  readonly isDisabled?: boolean;
}

/** A tool of the player. */
export function PlayerTool({ label, Icon, onPress, isPressed, isWorded = false, isDisabled = false }: PlayerToolProps) {
  return (
    <Button
      variant="text"
      size="small"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      onClick={onPress}
    >
      <Icon {...ICON} />
      {isWorded && <span className={styles.word}>{label}</span>}
    </Button>
  );
}
