// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly form: string;
  readonly fields: string;
  readonly actions: string;
  readonly hint: string;
};
export default classes;
