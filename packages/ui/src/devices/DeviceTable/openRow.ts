import type { KeyboardEvent } from 'react';
import { controlsIn } from '../../primitives/index.ts';

/**
 * Opens the device of a row by Enter on one of its cells; returns whether it did. In a cell with controls other than
 * the name, Enter moves to them instead.
 */
export function openRow({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.role !== 'gridcell') return false;
  const nameCell = currentTarget.querySelector('[data-field="alias"]');
  const name = nameCell && controlsIn(nameCell)[0];
  if (!name || controlsIn(target).some((control) => control !== name)) return false;
  name.click();
  return true;
}
