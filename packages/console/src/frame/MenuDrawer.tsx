import { useText } from '@remote-console/ui';
import { DenseButton } from '@remote-console/ui/primitives';
import { later } from '@remote-console/ui/provider';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MenuInput } from './MenuPanel.tsx';

const MenuPanel = later(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** The menu of a phone, in a drawer that a button opens. */
export function MenuDrawer(input: MenuInput) {
  const text = useText('frame');
  /** `null` until it is first opened: nothing of it is loaded for whoever never does. */
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
        <Suspense fallback={null}>
          <MenuPanel {...input} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
