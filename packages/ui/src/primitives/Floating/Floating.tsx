import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LayerContext } from '../../contexts/index.ts';

interface FloatingProps {
  readonly children: ReactNode;
}

/**
 * Draws something in the provider's layer of floating parts, above the whole page. What is `position: fixed` inside a part
 * of the page that has a stacking context of its own, such as a sticky aside, is covered by whatever comes after that part.
 */
export function Floating({ children }: FloatingProps) {
  const layer = useContext(LayerContext);
  return layer && createPortal(children, layer);
}
