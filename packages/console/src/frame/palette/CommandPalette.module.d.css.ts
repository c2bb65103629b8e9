// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly list: string;
  readonly title: string;
  readonly said: string;
  readonly belowField: string;
};
export default classes;
