// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly reveal: string;
  readonly counter: string;
  readonly past: string;
};
export default classes;
