// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly head: string;
  readonly fault: string;
  readonly verdict: string;
};
export default classes;
