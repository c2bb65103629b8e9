// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly disabled: string;
  readonly over: string;
  readonly wrong: string;
  readonly input: string;
  readonly sign: string;
  readonly chosen: string;
  readonly words: string;
  readonly name: string;
  readonly hint: string;
};
export default classes;
