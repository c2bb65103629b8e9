/** What opens above the screen, one at a time. */
export type ScreenPanelName = 'monitors' | 'quality' | 'keys' | 'clipboard' | 'more';

/** A panel that is open, and the button it is open at. */
export interface OpenPanel {
  readonly name: ScreenPanelName;
  readonly anchor: HTMLElement;
}

/** What opens and closes panels. */
export interface ScreenPanels {
  readonly open: OpenPanel | null;
  readonly toggle: (name: ScreenPanelName, anchor: HTMLElement) => void;
  readonly close: () => void;
  /** Where panels are drawn while the screen fills the display and hides everything else; null for their usual place. */
  readonly container: HTMLElement | null;
}
