// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly lines: string;
  readonly below: string;
};
export default classes;
