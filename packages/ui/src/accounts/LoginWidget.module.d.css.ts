// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly otherWay: string;
  readonly links: string;
};
export default classes;
