import { useLayoutEffect, useRef, type AriaAttributes } from 'react';
import styles from './DenseCheckbox.module.css';

export interface DenseCheckboxProps extends Pick<
  AriaAttributes,
  'aria-required' | 'aria-invalid' | 'aria-describedby'
> {
  readonly checked: boolean;
  /** Whether a part of what it represents is checked. */
  readonly indeterminate?: boolean;
  readonly onChange: () => void;
  readonly disabled?: boolean;
  /** Its name, if it is not inside a label. */
  readonly 'aria-label'?: string | undefined;
}

/** What both have in common. */
const attributesOf = (props: Omit<DenseCheckboxProps, 'indeterminate'>) =>
  ({ disabled: false, ...props, type: 'checkbox', className: styles.box }) as const;

/** A row checkbox, rendered without a component of its own: see `denseButton`. */
export const denseCheckbox = (props: Omit<DenseCheckboxProps, 'indeterminate'>) => <input {...attributesOf(props)} />;

/** A cheap checkbox with the look of the theme's: alone in a header, and with a label in a `CheckField`. */
export function DenseCheckbox({ indeterminate = false, ...props }: DenseCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // There is no attribute for it. A click resets it, so it is set after each render.
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return <input ref={box} {...attributesOf(props)} />;
}
