// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly way: string;
  readonly level: string;
  readonly sign: string;
  readonly fold: string;
  readonly words: string;
};
export default classes;
