import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Button, ICON } from '../primitives/index.ts';
import { later } from '../material/index.ts';
import type { SavedViewsMenuProps } from '../savedViews/index.ts';

const SavedViewsMenu = later(async () => (await import('../savedViews/SavedViewsMenu.tsx')).SavedViewsMenu);

type SavedViewsButtonProps = Omit<SavedViewsMenuProps, 'anchor' | 'onClose'>;

/** Opens the saved views; nothing is loaded before. */
export function SavedViewsButton(props: SavedViewsButtonProps) {
  const text = useText('devices');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<Bookmark {...ICON} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setWasOpen(true);
        }}
      >
        {text('savedViews')}
      </Button>
      {wasOpen && (
        <Suspense>
          <SavedViewsMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
