// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly files: string;
  readonly body: string;
  readonly main: string;
  readonly content: string;
};
export default classes;
