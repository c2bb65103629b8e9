// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly rows: string;
  readonly list: string;
  readonly item: string;
  readonly words: string;
  readonly name: string;
  readonly detail: string;
  readonly more: string;
};
export default classes;
