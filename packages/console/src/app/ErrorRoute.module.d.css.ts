// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly page: string;
  readonly header: string;
  readonly main: string;
};
export default classes;
