import MenuItem from '@mui/material/MenuItem';
import { useState, type ComponentPropsWithoutRef, type ComponentType, type ReactNode } from 'react';
import { screen, userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../../testing/openWidget.tsx';
import { Popup, PopupMenu } from './PopupMenu.tsx';
import '../../testing/patience.ts';

/** Each kind is loading until its test resolves it. */
const coming = vi.hoisted(() => ({ menu: Promise.withResolvers<void>(), popup: Promise.withResolvers<void>() }));
vi.mock('@mui/material/Menu', async (importOriginal) => {
  await coming.menu.promise;
  return importOriginal();
});
vi.mock('@mui/material/Popover', async (importOriginal) => {
  await coming.popup.promise;
  return importOriginal();
});

type Opening = Pick<ComponentPropsWithoutRef<typeof Popup>, 'open' | 'onClose' | 'anchorEl' | 'children'>;

interface OpenerProps {
  readonly Part: ComponentType<Opening>;
  readonly content: ReactNode;
}

function Opener({ Part, content }: OpenerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        Open
      </button>
      <button>Other</button>
      <Part open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {content}
      </Part>
    </>
  );
}

// The menu is based on the popover, which is loaded by then.
it.each([
  {
    by: 'a press elsewhere',
    Part: Popup,
    arrive: coming.popup.resolve,
    content: <p>Choice</p>,
    act: () => userEvent.click(screen.getByRole('button', { name: 'Other' })),
  },
  {
    by: 'Escape',
    Part: PopupMenu,
    arrive: coming.menu.resolve,
    content: <MenuItem>Choice</MenuItem>,
    act: () => userEvent.keyboard('{Escape}'),
  },
])(
  'a popup that is still loaded is taken back by $by, and opens when it is asked for again',
  async ({ Part, arrive, content, act }) => {
    openWidget(<Opener Part={Part} content={content} />);
    const opener = await screen.findByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await act();
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    arrive();
    await userEvent.click(opener);
    await screen.findByText('Choice');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'));
  },
);
