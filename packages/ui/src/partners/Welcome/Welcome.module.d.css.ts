// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly choice: string;
  readonly sign: string;
  readonly words: string;
  readonly title: string;
  readonly hint: string;
  readonly chevron: string;
  readonly introduction: string;
  readonly list: string;
};
export default classes;
