// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly help: string;
  readonly card: string;
  readonly questions: string;
  readonly description: string;
};
export default classes;
