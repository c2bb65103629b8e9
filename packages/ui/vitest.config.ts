import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

const SOURCE_CONDITION = '@remote-console/source';

/**
 * What people use. In development React records a stack for every element, and Emotion writes a style element for each
 * rule, which slows down every DOM query.
 */
process.env['NODE_ENV'] = 'production';

const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Tests that mock a module, which other tests would get as well. */
const REPLACING_MODULES = 'src/devices/repaint.test.tsx';
/** Tests that use React's `act`, which its production build lacks. */
const ACTING = [
  'src/devices/DeviceDetail/DeviceDetailView.test.tsx',
  'src/i18n/useText.test.tsx',
  'src/provider/RemoteConsoleProvider.test.tsx',
];

const shared = {
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
};
const common: InlineConfig = {
  environment: 'jsdom',
  setupFiles: [
    '../../scripts/propertySetup.ts',
    '../../scripts/patienceSetup.ts',
    '../../scripts/selectorSetup.ts',
    'src/testing/endFrames.ts',
  ],
  testTimeout: 60_000,
  restoreMocks: true,
  // Bundled together: left to Node, Material UI and this package would each get their own Emotion.
  server: { deps: { inline: [/@mui\//, /@emotion\//] } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        // A worker evaluates the library once; each test unmounts what it has rendered.
        test: { ...common, name: 'ui', isolate: false, include: TESTS, exclude: [REPLACING_MODULES, ...ACTING] },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'ui with React for development',
          env: { NODE_ENV: 'development' },
          isolate: false,
          include: ACTING,
        },
      },
      { ...shared, test: { ...common, name: 'ui with other modules', include: [REPLACING_MODULES] } },
    ],
  },
});
