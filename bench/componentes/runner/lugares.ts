import { dirname, join } from 'node:path';

/** `bench/componentes`. */
export const AQUI = dirname(import.meta.dirname);
export const REPOSITORIO = dirname(dirname(AQUI));
/**
 * What this run makes: copies, builds. Of its own, so that two runs at a time do not see each other; inside of
 * `node_modules`, where the built package finds what it needs. Gone when the run ends.
 */
export const TRABALHO = join(AQUI, 'node_modules', `.rodada-${process.pid}`);
export const PAGINAS = join(AQUI, 'paginas');
