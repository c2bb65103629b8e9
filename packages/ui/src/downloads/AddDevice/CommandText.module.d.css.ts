// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly shell: string;
  readonly warning: string;
  readonly secret: string;
  readonly lock: string;
  readonly foot: string;
  readonly facts: string;
};
export default classes;
