// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly nothing: string;
  readonly since: string;
};
export default classes;
