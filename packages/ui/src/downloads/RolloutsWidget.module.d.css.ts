// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly outdated: string;
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly outlook: string;
};
export default classes;
