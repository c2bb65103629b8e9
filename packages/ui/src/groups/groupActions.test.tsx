import { createApiClient, type Group } from '@remote-console/api-client';
import { aGroup, aProfile, backend, fetchFrom, http, problem } from '@remote-console/api-client/testing';
import type { GroupBrowseView } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteConsoleProvider } from '../provider/index.ts';
import { GroupBrowseWidget } from './GroupBrowseWidget.tsx';
import { GroupTreeWidget } from './GroupTreeWidget.tsx';

const BASE = 'https://console.example';
const VIEW: GroupBrowseView = { view: 'list', search: '', page: 1 };
let host: HTMLElement;
let root: Root;
let groups: Group[];
let deletions: number[];
/** The group whose deletion is refused. */
let refused: number | null;

function draw(page: ReactNode) {
  const server = backend({ groups });
  const handlers = [
    http.get('/groups/users', ({ response }) =>
      response(200).json({ status: 200, meta: { totalCount: 0 }, objects: [] }),
    ),
    http.delete('/groups/{groupPk}', ({ params, response }) => {
      const pk = Number(params.groupPk);
      deletions.push(pk);
      if (pk === refused) return response.untyped(Response.json(problem(500, 'server_error'), { status: 500 }));
      if (!server.state.groups.some((group) => group.id === pk)) return response(404).json(problem(404, 'not_found'));
      server.state.groups = server.state.groups.filter((group) => group.id !== pk);
      return response(200).json({ status: 200, meta: {}, objects: [{ groups: 1, devices: 0 }] });
    }),
    http.post('/groups', async ({ request, response }) => {
      const { name, parentId } = await request.json();
      server.state.groups = [...server.state.groups, aGroup({ id: 99, name, parentId })];
      return response(200).json({ status: 200, meta: {}, objects: { overlap: false, id: 99 } });
    }),
    ...server.handlers,
  ];
  const api = createApiClient({
    origin: BASE,
    token: () => '',
    language: () => 'en',
    fetch: fetchFrom(handlers),
  });
  root.render(
    <RemoteConsoleProvider api={api} language="en" mode="light" session={aProfile()} ownCache>
      {page}
    </RemoteConsoleProvider>,
  );
}

const drawList = () =>
  draw(
    <GroupBrowseWidget
      groupId={null}
      view={VIEW}
      onViewChange={() => undefined}
      groupHref={() => '#level'}
      detailHref={() => '#detail'}
    />,
  );
const drawTree = (groupId = 'all', onOpenGroup = vi.fn()) =>
  draw(<GroupTreeWidget groupId={groupId} onOpenGroup={onOpenGroup} settingsHref={() => '#settings'} />);

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const find = (selector: string, name: string) =>
  vi.waitFor(() => {
    const found = all(selector).find((element) => nameOf(element).includes(name));
    if (!found) throw new Error(`There is no ${selector} named "${name}".`);
    return found;
  });
const press = async (selector: string, name: string) => {
  const element = await find(selector, name);
  element.focus();
  element.click();
};
const noDialog = () => vi.waitFor(() => expect(all('[role=dialog], [role=alertdialog]')).toEqual([]));

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  // There is no layout here, and a tree without a height renders no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  groups = [
    aGroup({ id: 1, name: 'ROOT', parentId: null }),
    aGroup({ id: 11, name: 'Lobby', parentId: 1 }),
    aGroup({ id: 12, name: 'Store', parentId: 1 }),
    aGroup({ id: 13, name: 'Warehouse', parentId: 1 }),
  ];
  deletions = [];
  refused = null;
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  vi.unstubAllGlobals();
});

describe('deleting several groups', () => {
  it('goes on after a failure where it stopped', async () => {
    refused = 12;
    drawList();
    for (const name of ['Lobby', 'Store', 'Warehouse']) await press('input[type=checkbox]', name);
    await press('button', 'Delete selected');
    const confirm = () => press('[role=dialog] button, [role=alertdialog] button', 'Delete group');
    await confirm();
    await vi.waitFor(() =>
      expect(
        document.querySelector('[role=dialog] [role=alert], [role=alertdialog] [role=alert]')?.textContent,
      ).toBeTruthy(),
    );
    expect(deletions).toEqual([11, 12]);
    await vi.waitFor(() => expect(host.textContent).toContain('2 selected'));
    refused = null;
    await confirm();
    await noDialog();
    expect(deletions.slice(2)).toEqual([11, 12, 13]);
    expect(host.textContent).not.toMatch(/\d selected/);
  });
});

describe('after a deletion the focus is', () => {
  const remove = async (menuButton: () => Promise<HTMLElement>) => {
    const button = await menuButton();
    button.focus();
    button.click();
    await press('[role=menuitem]', 'Delete group');
    await press('[role=dialog] button, [role=alertdialog] button', 'Delete group');
    await noDialog();
  };
  const focusedOn = (selector: string, name: string) =>
    vi.waitFor(() => {
      expect(document.activeElement?.matches(selector)).toBe(true);
      expect(nameOf(document.activeElement ?? document.body)).toContain(name);
      return document.activeElement;
    });

  it('on the menu of the next group of the list, or of the one before', async () => {
    drawList();
    await remove(() => find('[aria-haspopup=menu]', 'Store'));
    expect(await focusedOn('[aria-haspopup=menu]', 'Warehouse')).toBeInstanceOf(HTMLElement);
    await remove(() => find('[aria-haspopup=menu]', 'Warehouse'));
    expect(await focusedOn('[aria-haspopup=menu]', 'Lobby')).toBeInstanceOf(HTMLElement);
  });

  it('on the next item of the tree, or on the one above', async () => {
    drawTree();
    const menuOf = (name: string) => async () => {
      const row = await find('[role=treeitem]', name);
      return row.querySelector<HTMLElement>('button[aria-haspopup=menu]') ?? row;
    };
    await remove(menuOf('Store'));
    expect(await focusedOn('[role=treeitem]', 'Warehouse')).toBeInstanceOf(HTMLElement);
    await remove(menuOf('Warehouse'));
    expect(await focusedOn('[role=treeitem]', 'Lobby')).toBeInstanceOf(HTMLElement);
  });
});

describe('the tree', () => {
  it('leads to all devices once the group that the page shows is deleted', async () => {
    const onOpenGroup = vi.fn();
    drawTree('12', onOpenGroup);
    const row = await find('[role=treeitem]', 'Store');
    row.querySelector<HTMLElement>('button[aria-haspopup=menu]')?.click();
    await press('[role=menuitem]', 'Delete group');
    await press('[role=dialog] button, [role=alertdialog] button', 'Delete group');
    await vi.waitFor(() => expect(onOpenGroup).toHaveBeenCalledWith({ groupId: 'all' }));
  });

  it('shows a group that was added below a closed one', async () => {
    groups = [...groups, aGroup({ id: 20, name: 'Till', parentId: 12 })];
    drawTree();
    const row = await find('[role=treeitem]', 'Store');
    expect(row.getAttribute('aria-expanded')).toBe('false');
    row.querySelector<HTMLElement>('button[aria-haspopup=menu]')?.click();
    await press('[role=menuitem]', 'Add subgroup');
    const field = await find('[role=dialog] input', '');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Desk');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await press('[role=dialog] button', 'Add');
    await noDialog();
    expect(nameOf(await find('[role=treeitem]', 'Desk'))).toContain('Desk');
  });
});

describe('the menu of a group', () => {
  it('keeps its entries while it closes', async () => {
    drawTree();
    const row = await find('[role=treeitem]', 'Store');
    row.querySelector<HTMLElement>('button[aria-haspopup=menu]')?.click();
    await find('[role=menuitem]', 'Delete group');
    const entries = () => all('[role=menuitem]').map((item) => [item.textContent, item.getAttribute('aria-disabled')]);
    const open = entries();
    const closing: ReturnType<typeof entries>[] = [];
    const observer = new MutationObserver(() => closing.push(entries()));
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    await press('.MuiBackdrop-root', '');
    await vi.waitFor(() => expect(all('[role=menu]')).toEqual([]));
    observer.disconnect();
    expect(closing.length).toBeGreaterThan(0);
    for (const seen of closing.filter((items) => items.length > 0)) expect(seen).toEqual(open);
  });
});
