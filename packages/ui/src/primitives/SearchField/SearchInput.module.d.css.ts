// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly attached: string;
  readonly sign: string;
  readonly input: string;
  readonly clear: string;
};
export default classes;
