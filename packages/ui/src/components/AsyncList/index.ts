export type { CarregarPagina, Pagina, PaginaPedida } from './pages.logic.ts';
