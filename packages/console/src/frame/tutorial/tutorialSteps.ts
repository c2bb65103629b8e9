/** The steps of the tour, in order: each one's texts, and the part of the page that it points at (first match wins). */
export const TUTORIAL_STEPS = [
  { title: 'tourMenuTitle', body: 'tourMenuBody', anchors: ['[data-tour="menu"]', '[data-tour="drawer"]'] },
  { title: 'tourGroupsTitle', body: 'tourGroupsBody', anchors: ['[data-tour="groups"]'] },
  { title: 'tourDevicesTitle', body: 'tourDevicesBody', anchors: ['[data-tour="devices"]'] },
  { title: 'tourFindTitle', body: 'tourFindBody', anchors: ['[data-tour="palette"]'] },
] as const;

/** Where the tour is: 0 to 3 show a step, 4 means finished (A-TUTORIAL-02). */
export type TutorialStep = 0 | 1 | 2 | 3 | 4;

/** The state of a finished tour. */
export const TUTORIAL_FINISHED = 4;

/** The next step. */
export function stepAfter(step: TutorialStep): TutorialStep {
  switch (step) {
    case 0:
      return 1;
    case 1:
      return 2;
    case 2:
      return 3;
    case 3:
    case 4:
      return TUTORIAL_FINISHED;
  }
}

/** The previous step; the first has none. */
export function stepBefore(step: TutorialStep): TutorialStep {
  switch (step) {
    case 0:
    case 1:
      return 0;
    case 2:
      return 1;
    case 3:
      return 2;
    case 4:
      return 3;
  }
}
