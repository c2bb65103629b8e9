import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConsoleRoutes } from '../app/ConsoleRoutes.tsx';
import { ServicesContext } from '../services/services.ts';
import { storyServices, type StorySetup } from './storyConsole.tsx';

export interface StoryPageProps extends StorySetup {
  /** The address that is opened. */
  readonly path: string;
  /** The address that was open before. */
  readonly from?: string;
  /** The user's theme. */
  readonly mode?: 'light' | 'dark';
}

/** The whole console at an address, over a server of the story's own. */
export function StoryPage({ path, from, mode = 'light', ...setup }: StoryPageProps) {
  const [services] = useState(() => {
    const created = storyServices(setup);
    if (from !== undefined) created.navigationHistory.arrive({ pathname: from, search: '' });
    return created;
  });
  useEffect(() => services.themes.choose(mode), [services, mode]);
  return (
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[path]}>
        <ConsoleRoutes />
      </MemoryRouter>
    </ServicesContext>
  );
}
