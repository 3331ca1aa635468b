import { dirname, join } from 'node:path';

/** `bench/componentes`. */
export const AQUI = dirname(import.meta.dirname);
export const REPOSITORIO = dirname(dirname(AQUI));
/** What a run makes: copies, builds. Never in the repository. */
export const TRABALHO = join(REPOSITORIO, '.tsbuild', 'bench-componentes');
export const PAGINAS = join(AQUI, 'paginas');
