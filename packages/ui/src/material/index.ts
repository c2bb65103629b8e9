export { later } from './later.ts';
export { LaterMaterialTheme, preloadMaterial, withMaterial } from './laterMaterial.tsx';
export { MaterialTheme } from './MaterialTheme.tsx';
export { preloadable, type Preloadable } from './preloadable.tsx';
export { ThemePlaceContext } from './themePlace.ts';
