import type { Plugin } from 'vite';

/**
 * Lets the browser request a font while it parses the document, rather than only once scripts have rendered text.
 *
 * @param file Recognizes the font among the files of the build.
 */
export function preloadFont(file: RegExp): Plugin {
  let base = '/';
  return {
    name: 'preload-font',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((name) => file.test(name));
        if (font === undefined) throw new Error('The font of the first words is not in the build any more.');
        const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + font };
        return [{ tag: 'link', injectTo: 'head', attrs: attributes }];
      },
    },
  };
}
