import { type Examples, SIGNED_IN } from './example.ts';

const REQUEST = {
  format: 'sh',
  installType: 'auto-login',
  expireDate: '2099-12-31',
  proxyType: 'none',
  terms: true,
  origin: 'https://console.example',
} as const;

/** A temporary account creates no enrollment permission: it would outlast the account. */
const INSTALLERS = { ...SIGNED_IN, apart: { partner: 403 } };

/** Programs, documents and installers. */
export const downloadsExamples = {
  listDownloads: [{ expected: SIGNED_IN, call: () => ({}) }],
  createInstaller: [
    { what: 'for the default group', expected: INSTALLERS, call: () => ({ body: REQUEST }) },
    {
      what: 'for a group',
      expected: INSTALLERS,
      namesOwn: true,
      call: ({ group }) => ({ body: { ...REQUEST, device_group_fk: group } }),
    },
  ],
} satisfies Examples;
