// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/prestadores.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const availableFaixas: typeof calls.availableFaixas = /* @__PURE__ */ address({ id: 'availableFaixas', method: 'POST', path: '/agendamentos/faixas-disponiveis' });
export const exameAntecedencia: typeof calls.exameAntecedencia = /* @__PURE__ */ address({ id: 'exameAntecedencia', method: 'GET', path: '/prestador-exames/find-by-prestador-e-procedimento/:providerId/:procedureId' });
export const getPrestador: typeof calls.getPrestador = /* @__PURE__ */ address({ id: 'getPrestador', method: 'GET', path: '/suppliers/:id' });
export const listCidades: typeof calls.listCidades = /* @__PURE__ */ address({ id: 'listCidades', method: 'GET', path: '/cidades' });
export const listNationalFeriados: typeof calls.listNationalFeriados = /* @__PURE__ */ address({ id: 'listNationalFeriados', method: 'GET', path: '/feriados/nacional' });
export const listPrestadores: typeof calls.listPrestadores = /* @__PURE__ */ address({ id: 'listPrestadores', method: 'GET', path: '/suppliers/ordered' });
export const municipalFeriados: typeof calls.municipalFeriados = /* @__PURE__ */ address({ id: 'municipalFeriados', method: 'GET', path: '/feriados/municipal/:cityId' });
export const newAvailableFaixas: typeof calls.newAvailableFaixas = /* @__PURE__ */ address({ id: 'newAvailableFaixas', method: 'POST', path: '/agendamentos/new-faixas-disponiveis' });
export const orderedPrestadores: typeof calls.orderedPrestadores = /* @__PURE__ */ address({ id: 'orderedPrestadores', method: 'GET', path: '/suppliers/ordered/:clientIds/:cityId/:examIds' });
export const prestadorFerias: typeof calls.prestadorFerias = /* @__PURE__ */ address({ id: 'prestadorFerias', method: 'GET', path: '/ferias/prestador/verificar/:providerId' });
export const prestadorFeriasOnDay: typeof calls.prestadorFeriasOnDay = /* @__PURE__ */ address({ id: 'prestadorFeriasOnDay', method: 'GET', path: '/ferias/prestador/verificar/single/:providerId' });
export const prestadorReservaHorario: typeof calls.prestadorReservaHorario = /* @__PURE__ */ address({ id: 'prestadorReservaHorario', method: 'GET', path: '/prestador-config-reserva/verificar-se-existe' });
export const queryHorarios: typeof calls.queryHorarios = /* @__PURE__ */ address({ id: 'queryHorarios', method: 'GET', path: '/agendas/horarios/consultar' });
export const releasePrestador: typeof calls.releasePrestador = /* @__PURE__ */ address({ id: 'releasePrestador', method: 'POST', path: '/prestador-clientes', idempotent: true });
export const releasedPrestador: typeof calls.releasedPrestador = /* @__PURE__ */ address({ id: 'releasedPrestador', method: 'GET', path: '/prestador-clientes/client/:clientId/:providerId' });
export const releasedPrestadores: typeof calls.releasedPrestadores = /* @__PURE__ */ address({ id: 'releasedPrestadores', method: 'GET', path: '/prestador-clientes/client/:clientId' });
export const relinkPrestador: typeof calls.relinkPrestador = /* @__PURE__ */ address({ id: 'relinkPrestador', method: 'PATCH', path: '/prestador-clientes' });
