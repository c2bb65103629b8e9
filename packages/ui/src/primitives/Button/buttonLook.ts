import styles from './Button.module.css';

/** How a button with words looks. */
export interface ButtonLook {
  /**
   * `contained` is the one main act, `soft` the main act of one item among many, `outlined` (default) and `text` are
   * quiet.
   */
  readonly variant?: 'contained' | 'outlined' | 'soft' | 'text' | undefined;
  /** `error` for an act that destroys something. */
  readonly color?: 'default' | 'error' | undefined;
  readonly size?: 'large' | 'medium' | 'small' | undefined;
  /** As wide as its parent. */
  readonly fullWidth?: boolean | undefined;
}

/** How a button that is a sign alone looks. */
export interface IconButtonLook {
  readonly size?: 'medium' | 'small' | undefined;
}

const SIZES = { large: styles.large, medium: '', small: styles.small } as const;

/** The classes of a button with words, for whatever element carries it. */
export const buttonClasses = ({ variant = 'outlined', color, size = 'medium', fullWidth = false }: ButtonLook) =>
  [styles[variant], SIZES[size], color === 'error' ? styles.error : '', fullWidth ? styles.fullWidth : ''].join(' ');

/** The classes of a button that is a sign alone, for whatever element carries it. */
export const iconButtonClasses = ({ size = 'medium' }: IconButtonLook) => `${styles.icon} ${SIZES[size]}`;

/** The class of a link that leads nowhere yet: it looks like a button that cannot be pressed. */
export const UNAVAILABLE = styles.unavailable;
