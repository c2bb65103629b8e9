// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly choice: string;
  readonly start: string;
  readonly end: string;
};
export default classes;
