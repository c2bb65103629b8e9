// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly choice: string;
  readonly words: string;
  readonly disabled: string;
};
export default classes;
