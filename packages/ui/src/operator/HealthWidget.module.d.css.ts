// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly check: string;
  readonly summary: string;
  readonly version: string;
  readonly cards: string;
};
export default classes;
