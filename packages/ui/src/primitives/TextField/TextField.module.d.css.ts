// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly large: string;
  readonly withEnd: string;
  readonly disabled: string;
  readonly input: string;
  readonly frame: string;
  readonly reveal: string;
  readonly counter: string;
  readonly past: string;
};
export default classes;
