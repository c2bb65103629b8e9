// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly root: string;
  readonly floating: string;
};
export default classes;
