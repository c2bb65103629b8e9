// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly nothing: string;
  readonly addresses: string;
  readonly private: string;
};
export default classes;
