import { expect } from '@playwright/test';
import { components, isWanted } from '../stories/storyIndex.ts';
import { DESKTOP, PHONE, test } from '../stories/storyPage.ts';

const PLAYED = { language: 'ko', theme: 'light', pseudo: 'off', a11y: { manual: true } };

for (const { title, members } of components) {
  // A component is tested by one worker, story after story in the same page.
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const story of members.filter(isWanted)) {
      test(`${title} / ${story.name}`, async ({ stories }) => {
        await stories.load(title);
        const { viewport } = await stories.about(story);
        await stories.resize(viewport === PHONE.name ? PHONE : DESKTOP);
        expect((await stories.open(story, PLAYED)).errors).toEqual([]);
      });
    }
  });
}
