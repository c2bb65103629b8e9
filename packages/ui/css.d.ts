/** The style sheets of the bundled typeface, for projects whose compiler has no types for CSS. */
declare module 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
declare module 'pretendard-jp/dist/web/variable/pretendardvariable-jp-dynamic-subset.css';
