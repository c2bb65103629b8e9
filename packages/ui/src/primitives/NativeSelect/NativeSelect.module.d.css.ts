// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly frame: string;
  readonly select: string;
  readonly sign: string;
};
export default classes;
