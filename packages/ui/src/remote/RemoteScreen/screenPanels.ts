/** What opens above the screen, one at a time. */
export type ScreenPanelName = 'monitors' | 'quality' | 'keys' | 'clipboard' | 'more';

/** An open panel, and the button that it is anchored to. */
export interface OpenPanel {
  readonly name: ScreenPanelName;
  readonly anchor: HTMLElement;
}

/** Opens and closes panels. */
export interface ScreenPanels {
  readonly open: OpenPanel | null;
  readonly toggle: (name: ScreenPanelName, anchor: HTMLElement) => void;
  readonly close: () => void;
  /** Where panels are rendered in full screen, which hides everything else; null for their usual place. */
  readonly container: HTMLElement | null;
}
