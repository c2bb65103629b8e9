// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly box: string;
};
export default classes;
