// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly tabs: string;
  readonly tab: string;
  readonly stuck: string;
};
export default classes;
