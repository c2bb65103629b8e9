// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly title: string;
  readonly hint: string;
  readonly form: string;
};
export default classes;
