// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly message: string;
  readonly sign: string;
  readonly title: string;
  readonly hint: string;
  readonly actions: string;
};
export default classes;
