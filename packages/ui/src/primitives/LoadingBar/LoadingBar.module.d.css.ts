// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly line: string;
  readonly along: string;
};
export default classes;
