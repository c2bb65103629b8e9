// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly error: string;
  readonly belowText: string;
};
export default classes;
