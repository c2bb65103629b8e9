// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly choice: string;
  readonly name: string;
  readonly some: string;
  readonly choices: string;
  readonly nothing: string;
};
export default classes;
