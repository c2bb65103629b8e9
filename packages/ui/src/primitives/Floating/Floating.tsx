import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LayerContext } from '../../contexts/index.ts';

interface FloatingProps {
  readonly children: ReactNode;
}

/**
 * Renders something in the provider's layer of floating elements, above the whole page. `position: fixed` inside an
 * element with its own stacking context, such as a sticky aside, would be covered by whatever comes after that element.
 */
export function Floating({ children }: FloatingProps) {
  const layer = useContext(LayerContext);
  return layer && createPortal(children, layer);
}
