// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from '../calls/reservas.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

export const bookReservas: typeof calls.bookReservas = /* @__PURE__ */ address({ id: 'bookReservas', method: 'POST', path: '/agendamentos/reservas-horarios/:id', idempotent: true });
export const createReservaConfigs: typeof calls.createReservaConfigs = /* @__PURE__ */ address({ id: 'createReservaConfigs', method: 'POST', path: '/prestador-config-reserva/criar-config-funcionarios' });
export const holdFaixas: typeof calls.holdFaixas = /* @__PURE__ */ address({ id: 'holdFaixas', method: 'PUT', path: '/reservas-horarios/funcionario/:id' });
export const releaseFaixas: typeof calls.releaseFaixas = /* @__PURE__ */ address({ id: 'releaseFaixas', method: 'DELETE', path: '/reservas-horarios/funcionario/:id' });
export const reservationOptions: typeof calls.reservationOptions = /* @__PURE__ */ address({ id: 'reservationOptions', method: 'GET', path: '/agendamentos/reservas-horarios/:id' });
