// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly sign: string;
  readonly stuck: string;
  readonly hint: string;
};
export default classes;
