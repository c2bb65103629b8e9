// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly brand: string;
  readonly givesWay: string;
  readonly name: string;
};
export default classes;
