import styles from './Button.module.css';

/** The look of a button with text. */
export interface ButtonLook {
  /**
   * `contained` is the one main action, `soft` the main action of one item among many, `outlined` (default) and `text`
   * are quiet.
   */
  readonly variant?: 'contained' | 'outlined' | 'soft' | 'text' | undefined;
  /** `error` for a destructive action. */
  readonly color?: 'default' | 'error' | undefined;
  readonly size?: 'large' | 'medium' | 'small' | undefined;
  /** As wide as its parent. */
  readonly fullWidth?: boolean | undefined;
}

/** The look of an icon-only button. */
export interface IconButtonLook {
  readonly size?: 'medium' | 'small' | undefined;
}

const SIZES = { large: styles.large, medium: '', small: styles.small } as const;

/** The classes of a button with text, for any element. */
export const buttonClasses = ({ variant = 'outlined', color, size = 'medium', fullWidth = false }: ButtonLook) =>
  [styles[variant], SIZES[size], color === 'error' ? styles.error : '', fullWidth ? styles.fullWidth : ''].join(' ');

/** The classes of an icon-only button, for any element. */
export const iconButtonClasses = ({ size = 'medium' }: IconButtonLook) => `${styles.icon} ${SIZES[size]}`;

/** The class of a disabled link: it looks like a disabled button. */
export const UNAVAILABLE = styles.unavailable;
