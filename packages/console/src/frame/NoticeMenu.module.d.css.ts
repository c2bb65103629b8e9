// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bell: string;
  readonly sign: string;
  readonly panel: string;
  readonly part: string;
  readonly waiting: string;
};
export default classes;
