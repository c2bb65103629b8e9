import type { StorybookConfig } from '@storybook/react-vite';
import base from '../main.ts';

const UI = '../../packages/ui/src';

/** The library also supports React 18.3, so the widgets that portals embed are played on it. */
const config: StorybookConfig = {
  ...base,
  stories: [
    `${UI}/devices/DeviceListWidget{,.commands,.edit,.selection}.stories.tsx`,
    `${UI}/devices/{DeviceDetail,LiveWall}Widget.stories.tsx`,
    `${UI}/{tickets,license,approvals}/*.stories.tsx`,
    `${UI}/groups/GroupTree*.stories.tsx`,
    `${UI}/primitives/InlineEdit/*.stories.tsx`,
  ],
  addons: [],
  staticDirs: ['../../public'],
  typescript: { check: false, reactDocgen: false },
  viteFinal: async (vite, options) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig((await base.viteFinal?.(vite, options)) ?? vite, {
      resolve: {
        alias: [
          { find: /^react(?=$|\/)/, replacement: 'react18' },
          { find: /^react-dom(?=$|\/)/, replacement: 'react-dom18' },
        ],
      },
    });
  },
};

export default config;
