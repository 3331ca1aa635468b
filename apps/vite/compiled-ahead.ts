import type { Plugin, Rolldown } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** In characters. What is larger reads spreadsheets or draws PDFs, and most of it is never called. */
const LARGEST = 128 * 1024;
/** A page is drawn as its code comes: it waits for what it calls, and not for the rest. */
const ROUTE = /oute\.tsx$/;

/**
 * Has the browser compile what loads late as it comes, in a quiet moment and beside the page where it can. It would
 * compile each function as it is first called, during the press that opens a menu or a dialog: some four hundred of them
 * for the first menu of a list. Browsers that do not know the comment do so still.
 * @param firstLoads names of the chunks that a person waits for: there only what is called is compiled
 */
export function compiledAhead(firstLoads: readonly string[]): Plugin {
  const isLate = ({ isEntry, name, facadeModuleId, code }: Rolldown.OutputChunk): boolean =>
    !isEntry && !firstLoads.includes(name) && !ROUTE.test(facadeModuleId ?? '') && code.length <= LARGEST;
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      // Others write before what a file begins with, and the browser reads its first line.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && isLate(file)) file.code = HINT + file.code;
        }
      },
    },
  };
}
