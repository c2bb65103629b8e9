// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly form: string;
  readonly choices: string;
};
export default classes;
