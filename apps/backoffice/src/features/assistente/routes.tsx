import type { RouteObject } from 'react-router-dom';

/**
 * The wizard's routes, mounted inside the app frame. Paths are absolute
 * (`/gestao-medica-v3/agendamentos/<etapa>`); each route guards itself with `exigir` and loads its screen lazily.
 */
export const rotasDoAssistente: RouteObject[] = [];
