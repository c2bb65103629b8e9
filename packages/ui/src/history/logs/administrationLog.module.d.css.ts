// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly changes: string;
};
export default classes;
