import { TIPO_EXAME, tipoExame } from '../../exames/index.ts';
import { clinic, funcionario, now, soc } from '../../pedido/scenario.test-util.ts';
import {
  assistenteReducer,
  initialState,
  type AssistenteContext,
  type AssistenteState,
  type AssistenteEvent,
} from '../index.ts';

export * from '../../pedido/scenario.test-util.ts';

/** By what the server would know an upload. */
export const uploadKey = (letter: string): string => letter.repeat(43);

export const ctx: AssistenteContext = { now };

export const profile = { name: 'Ana Souza', email: 'ana@empresa.com.br', phone: '11987654321' };

export const cidade = { id: 1, cidade: 'Recife', estado: 'PE' };
export const type = (id: number) => ({ id, descricao: tipoExame(id).descricao });
export const after = (e: AssistenteState, ...events: AssistenteEvent[]): AssistenteState =>
  events.reduce((s, domainEvent) => assistenteReducer(s, domainEvent, ctx), e);

/** A request after SOC has answered for each of its employees. */
export const synced = (e: AssistenteState, response = soc(), withRisco = true): AssistenteState =>
  e.funcionarios.reduce(
    (s, { id }) =>
      after(
        s,
        { type: 'RISCOS_LOADED', id, riscos: withRisco ? [{ id: 1, nome: 'Ruído' }] : [] },
        { type: 'PROCEDIMENTOS_LOADED', id, tipoExame: e.tipoExame?.id ?? 0, response },
      ),
    e,
  );

export const pedidoManual = (typeId: number = TIPO_EXAME.PERIODICO, count = 1): AssistenteState =>
  after(
    initialState(profile),
    { type: 'TIPO_EXAME_CHOSEN', tipoExame: type(typeId) },
    { type: 'CIDADE_CHOSEN', cidade },
    {
      type: 'FUNCIONARIOS_ADDED',
      funcionarios: Array.from({ length: count }, (_, i) => funcionario(i + 1)),
    },
  );

/** A request with every step complete. */
export const completePedido = (count = 1): AssistenteState =>
  after(
    synced(pedidoManual(TIPO_EXAME.PERIODICO, count)),
    { type: 'PRESTADOR_CHOSEN', prestador: clinic() },
    { type: 'INTERVALO_CHOSEN', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } },
    { type: 'PERIODO_CHOSEN', periodo: 1 },
    { type: 'NOTICES_READ', until: 1000 },
  );

export const titles = (e: AssistenteState): string[] => e.avisos.map((a) => a.title);

export const withContext = (
  e: AssistenteState,
  context: AssistenteContext,
  domainEvent: AssistenteEvent,
): AssistenteState => assistenteReducer(e, domainEvent, context);
