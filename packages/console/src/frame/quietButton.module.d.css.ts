// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly quiet: string;
  readonly inBar: string;
  readonly inBanner: string;
  readonly sign: string;
};
export default classes;
