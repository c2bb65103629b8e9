// @vitest-environment jsdom
import { aDevice, aDeviceDetail, aGroup, aProfile, given, http, problem } from '@remote-console/api-client/testing';
import { LANGUAGES, type Language } from '@remote-console/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConsole, element, press, showsText, typeInto, type ConsoleUnderTest } from '../testing/aConsole.tsx';
import { wordsIn, type Words } from '../testing/wordsIn.ts';

const NAME = 'KIOSK-12';
const groups = [aGroup({ id: 1, name: 'ROOT', parentId: null }), aGroup({ id: 11, name: 'Lobby' })];

let page: ConsoleUnderTest | null = null;
beforeEach(() => {
  window.localStorage.setItem('icon_view', 'card');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  page?.close();
  page = null;
});

interface Shown extends Words {
  readonly server: ConsoleUnderTest['server'];
  /** Selects one of the device's actions. */
  readonly act: (action: string) => Promise<void>;
}

/** The list with one device, or its page. */
async function shown(language: Language, change: Parameters<typeof aDevice>[0] = {}, path = ''): Promise<Shown> {
  const words = await wordsIn(language);
  const devices = [aDevice({ id: 12, alias: NAME, ...change })];
  const console = aConsole({ path: `/${language}/device/all${path}`, person: aProfile(), state: { devices, groups } });
  page = console;
  console.server.use(given.device(aDeviceDetail({ id: 12, alias: NAME, ...change })));
  const act = async (action: string) => {
    await press('main button', words.text('devices', 'actionsOf', { name: NAME }));
    await press('[role=menuitem]', words.text('devices', action));
  };
  return { ...words, server: console.server, act };
}

describe.each(LANGUAGES)('a message, in %s,', (language) => {
  it('says that the operating system is not supported [C-ERROR-08]', async () => {
    const { message, act } = await shown(language, { osId: 5 });
    await act('actionRemote');
    await showsText(message('not_supported_os'));
  });

  it('says that the device is offline [C-ERROR-09]', async () => {
    const { message, text } = await shown(language, { isOnline: false }, '/12');
    await press('main button', text('devices', 'actionRemote'));
    const dialog = await element('[role=dialog]');
    await vi.waitFor(() => expect(dialog.textContent).toContain(message('not_online_warning')));
  });

  it('says that nothing was entered [C-ERROR-10]', async () => {
    const { message, text, act } = await shown(language);
    await act('actionRename');
    await typeInto('[role=dialog] input', ' ');
    await press('[role=dialog] button', text('devices', 'renameConfirm'));
    await showsText(message('no_input_data'));
  });

  it('says that the server failed to save something [C-ERROR-06]', async () => {
    const { message, text, server, act } = await shown(language);
    server.use(
      http.put('/devices/{devicePk}', ({ response }) =>
        response.untyped(Response.json(problem(500, 'server_error'), { status: 500 })),
      ),
    );
    await act('actionRename');
    await typeInto('[role=dialog] input', 'KIOSK-13');
    await press('[role=dialog] button', text('devices', 'renameConfirm'));
    await showsText(message('server_error'));
  });

  it('tells of a memo, an update and a deletion [C-ERROR-13] [C-ERROR-14] [C-ERROR-15] [B-MSG-04]', async () => {
    const { message, text, act } = await shown(language, { agentVersion: '5.0.0', latestVersion: '5.2.0' });
    await act('actionMemo');
    await typeInto('[role=dialog] textarea:not([aria-hidden])', 'lobby');
    await press('[role=dialog] button', text('devices', 'memoConfirm'));
    await showsText(message('updated_memo'));
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());

    await act('actionUpdate');
    await press('[role=dialog] button', text('deviceCommands', 'updateConfirm'));
    await showsText(message('update_agent_requested'));
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());

    await act('actionDelete');
    await press('[role=dialog] button', text('deviceCommands', 'deleteConfirm'));
    await showsText(message('deleted_device'));
  });
});
