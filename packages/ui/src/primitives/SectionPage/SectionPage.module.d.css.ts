// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly page: string;
  readonly wide: string;
  readonly form: string;
  readonly description: string;
  readonly content: string;
};
export default classes;
