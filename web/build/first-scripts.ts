import { gzipSync } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What every page begins with is at most so long, after gzip. */
const MOST_BYTES = 200_000;

/**
 * Names in the page the scripts that its first one imports once it knows the language, and their styles, so that the browser fetches
 * them at the same time. Fails where they are too long together.
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
      failIfTooLong([...files].map((name) => bundle[name]));
      return [...files].map(linkTo);
    },
  },
});

function failIfTooLong(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset | undefined)[]) {
  const bytes = files.reduce((sum, file) => sum + (file?.type === 'chunk' ? gzipSync(file.code).length : 0), 0);
  if (bytes > MOST_BYTES)
    throw new Error(`Every page would begin with ${bytes} bytes of script; at most ${MOST_BYTES} are allowed.`);
}

const linkTo = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});
