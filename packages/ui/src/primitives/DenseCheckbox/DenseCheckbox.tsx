import { useLayoutEffect, useRef, type AriaAttributes } from 'react';
import styles from './DenseCheckbox.module.css';

export interface DenseCheckboxProps extends Pick<
  AriaAttributes,
  'aria-required' | 'aria-invalid' | 'aria-describedby'
> {
  readonly checked: boolean;
  /** Whether a part of what it stands for is checked. */
  readonly indeterminate?: boolean;
  readonly onChange: () => void;
  readonly disabled?: boolean;
  /** Names it, where it is in no label. */
  readonly 'aria-label'?: string | undefined;
}

/** What both have in common. */
const attributesOf = (props: Omit<DenseCheckboxProps, 'indeterminate'>) =>
  ({ disabled: false, ...props, type: 'checkbox', className: styles.box }) as const;

/** A checkbox of a row that is checked or not, drawn without a component of its own: see `denseButton`. */
export const denseCheckbox = (props: Omit<DenseCheckboxProps, 'indeterminate'>) => <input {...attributesOf(props)} />;

/** A checkbox that looks as that of the theme does and costs a page little: alone in a head, and with words in a `CheckField`. */
export function DenseCheckbox({ indeterminate = false, ...props }: DenseCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // No attribute says it. A press takes it away by itself, so that it is said again after each drawing.
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return <input ref={box} {...attributesOf(props)} />;
}
