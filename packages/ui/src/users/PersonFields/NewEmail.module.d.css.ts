// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly newEmail: string;
  readonly hint: string;
  readonly actions: string;
};
export default classes;
