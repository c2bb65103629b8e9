import { useText } from '@remote-console/ui';
import { DenseButton } from '@remote-console/ui/primitives';
import { Menu } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { DrawerState } from './DrawerPanel.tsx';

interface DrawerButtonProps {
  /** Renders the drawer once it was opened, so that nothing of it is loaded for users who never open it. */
  readonly children: (drawer: DrawerState) => ReactNode;
}

/** The button that opens a phone's menu, which is in a drawer. */
export function DrawerButton({ children }: DrawerButtonProps) {
  const text = useText('frame');
  /** `null` until it is first opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <DenseButton
        look="icon"
        aria-label={text('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        data-tour="drawer"
        onClick={() => setOpen(true)}
      >
        <Menu size={20} strokeWidth={1.8} aria-hidden />
      </DenseButton>
      {isOpen !== null && (
        <Suspense fallback={null}>{children({ open: isOpen, onClose: () => setOpen(false) })}</Suspense>
      )}
    </>
  );
}
