import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

const SOURCE_CONDITION = '@remote-console/source';

/**
 * What people run. In development React notes a stack for every element, and Emotion writes a style element for each of its
 * rules, over which every search of the page then walks.
 */
process.env['NODE_ENV'] = 'production';

const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Tests that replace a module, which other tests would get as well. */
const REPLACING_MODULES = 'src/devices/repaint.test.tsx';
/** Tests that let React act, which its production build cannot. */
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
  // Taken in as one: left to Node, Material UI and this package would each get an Emotion of their own.
  server: { deps: { inline: [/@mui\//, /@emotion\//] } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        // A worker evaluates the library once; each test takes down what it has drawn.
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
