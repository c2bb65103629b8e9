import { type Examples, SIGNED_IN } from './example.ts';

const REQUEST = {
  format: 'sh',
  installType: 'auto-login',
  expireDate: '2099-12-31',
  proxyType: 'none',
  terms: true,
  origin: 'https://console.example',
} as const;

/** Programs, documents and installers. */
export const downloadsExamples = {
  listDownloads: [{ expected: SIGNED_IN, call: () => ({}) }],
  createInstaller: [
    { what: 'for the default group', expected: SIGNED_IN, call: () => ({ body: REQUEST }) },
    {
      what: 'for a group',
      expected: SIGNED_IN,
      namesOwn: true,
      call: ({ group }) => ({ body: { ...REQUEST, device_group_fk: group } }),
    },
  ],
} satisfies Examples;
