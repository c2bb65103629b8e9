// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly switch: string;
};
export default classes;
