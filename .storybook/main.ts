import type { StorybookConfig } from '@storybook/react-vite';
import { publishedName } from '../packages/ui/scripts/className.ts';

/** Packages of this workspace are read from their sources, so a story shows what is being written. */
const SOURCE_CONDITION = '@remote-console/source';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/console/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => {
    const { defaultClientConditions, mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
      css: { modules: { generateScopedName: publishedName } },
      build: {
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    });
  },
};

export default config;
