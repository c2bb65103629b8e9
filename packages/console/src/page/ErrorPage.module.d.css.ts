// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly page: string;
  readonly code: string;
  readonly title: string;
  readonly reason: string;
  readonly ways: string;
};
export default classes;
