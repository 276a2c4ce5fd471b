import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Names in the page the scripts that its first one imports once it knows the language, and their styles, so that the browser fetches
 * them at the same time.
 */
export const firstScripts = (entry: string): Plugin => ({
  name: 'artesian-first-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const files = new Set<string>();
      const take = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined) => {
        if (file?.type !== 'chunk' || files.has(file.fileName)) return;
        files.add(file.fileName);
        file.viteMetadata?.importedCss.forEach((style) => files.add(style));
        file.imports.forEach((name) => take(bundle[name]));
      };
      take(Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(entry)));
      return [...files].map(linkTo);
    },
  },
});

const linkTo = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});
