// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly opening: string;
};
export default classes;
