/** Cloudscape types the script that loads its styles, not the styles themselves. */
declare module '@cloudscape-design/global-styles/index.css';
