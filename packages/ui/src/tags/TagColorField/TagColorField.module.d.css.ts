// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly swatch: string;
  readonly input: string;
  readonly large: string;
  readonly chosen: string;
};
export default classes;
