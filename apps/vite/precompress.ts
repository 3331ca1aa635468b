import type { Plugin } from 'vite';
import { compressed, isCompressible } from './compressed.ts';

/**
 * Writes `.br` and `.gz` beside each text file of the build, so that the server compresses nothing at run time. Quick
 * ones: somebody waits for the build; the best come afterwards (`compressApps`).
 */
export function precompress(): Plugin {
  return {
    name: 'apto:precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const copies = async (file: (typeof bundle)[string]): Promise<void> => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!isCompressible(file.fileName, bytes)) return;
          for (const [ending, source] of Object.entries(await compressed(bytes, 'quick')))
            this.emitFile({ type: 'asset', fileName: `${file.fileName}${ending}`, source });
        };
        await Promise.all(Object.values(bundle).map(copies));
      },
    },
  };
}
