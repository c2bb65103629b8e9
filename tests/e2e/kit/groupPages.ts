import type { Page } from '@playwright/test';

/** Makes a name unique, so that a test finds its own groups. */
export const mark = () => crypto.randomUUID().slice(0, 6);

/** A unique name that is sorted first: a level shows a page of its groups, and other tests create groups as well. */
export const nameOnFirstPage = () => `!e2e-${mark()}`;

/** The line of a group in the tree. */
export const line = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** A toast with these words. */
export const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
