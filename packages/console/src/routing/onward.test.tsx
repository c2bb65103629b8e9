// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useOnward } from './onward.ts';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** A page that navigates once its write has succeeded, and a link to another. */
async function openPage() {
  const written = Promise.withResolvers<void>();
  function Page() {
    const onward = useOnward();
    return <button onClick={() => void written.promise.then(() => onward('/list'))}>Save</button>;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={['/form']}>
      <Address />
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/form" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const press = async (selector: string) => {
    await vi.waitFor(() => expect(place.querySelector(selector)).not.toBeNull());
    place.querySelector<HTMLElement>(selector)?.click();
  };
  const address = () => place.querySelector('output')?.textContent;
  await press('button');
  return { written, address, leave: () => press('a') };
}

it('a page leads on when its write is through', async () => {
  const { written, address } = await openPage();
  written.resolve();
  await vi.waitFor(() => expect(address()).toBe('/list'));
});

it('a page that was left meanwhile leads nowhere', async () => {
  const { written, address, leave } = await openPage();
  await leave();
  await vi.waitFor(() => expect(address()).toBe('/elsewhere'));
  written.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(address()).toBe('/elsewhere');
});
