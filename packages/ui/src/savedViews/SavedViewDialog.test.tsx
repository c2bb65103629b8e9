import { aProfile } from '@remote-console/api-client/testing';
import { screen, userEvent, waitFor } from 'storybook/test';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { SavedViewDialog } from './SavedViewDialog.tsx';
import '../testing/patience.ts';

const onSave = vi.fn(async () => ({ kind: 'saved' }) as const);

/** A dialog that opens before the groups are loaded. */
function EarlyDialog() {
  const [groups, setGroups] = useState<readonly { readonly id: number; readonly path: string }[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setGroups([{ id: 7, path: 'Seoul' }]));
    return () => clearTimeout(timer);
  }, []);
  return (
    <SavedViewDialog open view={null} session={aProfile()} groups={groups} onSave={onSave} onClose={() => undefined} />
  );
}

it('shares with the first group also where the groups came after the dialog', async () => {
  openWidget(<EarlyDialog />);
  await userEvent.type(await screen.findByRole('textbox'), 'Kiosks');
  const sharing = screen.getByRole('combobox');
  await waitFor(() => expect(sharing.querySelector('[value=group]')).not.toBeNull());
  await userEvent.selectOptions(sharing, 'group');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ sharing: 'group', groupId: 7 })));
});
