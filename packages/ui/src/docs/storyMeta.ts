import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** The height of a docs page frame that holds a page of the console, in pixels. */
const PAGE_HEIGHT = 600;

/**
 * Parameters of stories that a docs page shows in separate frames: dialogs, which cover their page, and whatever reads
 * from a server, because a page has only one mock server and all stories would get the same answers.
 */
export const inFrames = (height: number = PAGE_HEIGHT) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});

/**
 * The meta of stories that render a component in a stateful host: the docs page describes the component, while the args
 * of the stories are the props of the host.
 */
export type HostedMeta<Host extends ComponentType<never>> = Omit<Meta<Host>, 'component' | 'render'> & {
  readonly component: ComponentType<never>;
  readonly render: NonNullable<Meta<Host>['render']>;
};

/** The meta as `StoryObj` has to see it, which takes the args from `component`. */
export type Hosted<OneMeta extends { readonly component: unknown }, Host> = Omit<OneMeta, 'component'> & {
  readonly component: Host;
};
