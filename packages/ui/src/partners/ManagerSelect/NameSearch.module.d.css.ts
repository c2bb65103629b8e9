// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly search: string;
  readonly form: string;
  readonly submit: string;
  readonly found: string;
};
export default classes;
