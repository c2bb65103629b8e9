import { aProfile, http, someFunctionSettings } from '@remote-console/api-client/testing';
import { screen, userEvent } from 'storybook/test';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '@remote-console/api-client';
import type { ReactNode } from 'react';
import { SignUpWidget } from '../accounts/index.ts';
import { NewUserWidget } from '../users/index.ts';
import { PartnerJoinWidget } from '../partners/index.ts';
import { FunctionSettingsWidget } from '../policies/index.ts';
import { openWidget } from '../testing/openWidget.tsx';
import '../testing/patience.ts';

const nothing = () => undefined;
const storage = window.sessionStorage;
beforeEach(() => storage.clear());
const settings = someFunctionSettings({ vaccine: 'Old' });
const answers = [
  http.get('/policies/functions', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [settings] })),
  http.post('/policies/functions', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [] })),
];

interface Case {
  readonly form: string;
  readonly widget: ReactNode;
  readonly session: Profile | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly begins: string;
  readonly hasPasswords: boolean;
}

const CASES: readonly Case[] = [
  {
    form: 'the sign-up',
    widget: <SignUpWidget onSignedUp={nothing} />,
    session: null,
    typed: { loginId: 'ada@example.com', name: 'Ada Park', password: 'Secret1!', passwordConfirmation: 'Secret1!' },
    begins: '',
    hasPasswords: true,
  },
  {
    form: 'the partner application',
    widget: <PartnerJoinWidget onApplied={nothing} zoneName="Asia/Seoul" />,
    session: null,
    typed: { applicantName: 'Ada Park', applicantPassword: 'Secret1!', passwordAgain: 'Secret1!' },
    begins: '',
    hasPasswords: true,
  },
  {
    form: 'the new user',
    widget: <NewUserWidget listHref="#" onCreated={nothing} onApproverMissing={nothing} />,
    session: aProfile(),
    typed: { name: 'Ada Park', department: 'Lab', password: 'Secret1!', passwordConfirmation: 'Secret1!' },
    begins: '',
    hasPasswords: true,
  },
  {
    form: 'the function settings',
    widget: <FunctionSettingsWidget />,
    session: aProfile(),
    typed: { vaccine: 'New' },
    begins: 'Old',
    hasPasswords: false,
  },
];

const isPassword = (name: string) => /pw|password/i.test(name);

/** The last form of its kind in the page: each opening adds one, like a reload. */
function open({ widget, session }: Case, person: Profile | null = session) {
  const opened = openWidget(widget, { answers, session: person, draftStorage: storage });
  const field = (name: string) =>
    vi.waitFor(() => {
      const found = opened.host.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!found) throw new Error(`There is no field ${name}.`);
      return found;
    });
  return { ...opened, field };
}

async function fillIn(each: Case): Promise<void> {
  const { field } = open(each);
  for (const [name, value] of Object.entries(each.typed)) {
    await userEvent.clear(await field(name));
    await userEvent.type(await field(name), value);
  }
}

it.each(CASES)('what was typed into $form returns without passwords, and can be discarded', async (each) => {
  await fillIn(each);
  expect(Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? ''))).toEqual([
    expect.not.stringContaining('Secret1!'),
  ]);

  const { field, host } = open(each);
  for (const [name, value] of Object.entries(each.typed)) {
    expect((await field(name)).value).toBe(isPassword(name) ? '' : value);
  }
  expect(host.textContent).toContain('What you typed was restored.');
  expect(host.textContent.includes('Enter the passwords again.')).toBe(each.hasPasswords);

  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  for (const name of Object.keys(each.typed)) expect((await field(name)).value).toBe(each.begins);
  expect(host.textContent).not.toContain('What you typed was restored.');
  expect(host.contains(document.activeElement)).toBe(true);
  expect(storage.length).toBe(0);
});

it.each(CASES)('what was typed into $form is not shown to another person', async (each) => {
  await fillIn(each);
  const { field, host } = open(each, aProfile({ id: 4711 }));
  for (const name of Object.keys(each.typed)) expect((await field(name)).value).toBe(each.begins);
  expect(host.textContent).not.toContain('What you typed was restored.');
});

it('settings that were saved leave no draft', async () => {
  const each = CASES.find(({ form }) => form === 'the function settings');
  if (!each) throw new Error('The function settings are no case.');
  const { field, sent } = open(each);
  await userEvent.type(await field('vaccine'), 'er');
  expect(storage.length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await vi.waitFor(() => expect(sent('POST', '/policies/functions')).toHaveLength(1));
  await vi.waitFor(() => expect(storage.length).toBe(0));
});
