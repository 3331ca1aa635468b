import { describe, expect, it } from 'vitest';
import { BLOCK } from '../../autoagendamento/index.ts';
import { TiposExame, TIPO_EXAME, type TipoExameId } from '../../exames/index.ts';
import {
  agendamentoPayloads,
  assistenteSteps,
  autoagendamentoPayload,
  firstIncompleteStep,
  initialState,
  type AssistenteEvent,
  type AssistenteState,
} from '../index.ts';
import * as C from './scenario.ts';

// issue 10: every combination of exam type, PCD, SOC clinic, client with slots, risk and up-to-date exams reaches a legal end or
// a stated block. The person of these stories does what each refusal says, and nothing else.

interface Combination {
  readonly type: TipoExameId;
  readonly pcd: boolean;
  readonly socClinic: boolean;
  readonly slotClient: boolean;
  readonly risk: boolean;
  readonly upToDate: boolean;
}

const BOTH = [false, true] as const;
const COMBINATIONS: readonly Combination[] = TiposExame.flatMap(({ id }) =>
  BOTH.flatMap((pcd) =>
    BOTH.flatMap((socClinic) =>
      BOTH.flatMap((slotClient) =>
        BOTH.flatMap((risk) =>
          BOTH.map((upToDate) => ({ type: id, pcd, socClinic, slotClient, risk, upToDate })),
        ),
      ),
    ),
  ),
);

const { after, ctx } = C;

const responseOf = ({ upToDate, pcd }: Combination) =>
  C.soc({
    procedimentos: [C.procedimento(1, { clinical: true }), C.procedimento(2, { pcd })],
    examesEmDia: upToDate,
    examesEmDiaList: upToDate ? [C.upToDate(1, true), C.upToDate(2)] : [],
  });
const answersOf = (c: Combination): AssistenteEvent[] => [
  { type: 'RISCOS_LOADED', id: 1, riscos: c.risk ? [{ id: 1, nome: 'Ruído' }] : [] },
  { type: 'PROCEDIMENTOS_LOADED', id: 1, tipoExame: c.type, response: responseOf(c) },
];
const cliente = ({ slotClient }: Combination) => ({
  id: 1,
  name: 'Cliente 1',
  usaReservaHorario: slotClient,
  permiteAlterarMetodoReservaHorario: false,
  desabilitarQuestionarioRisco: false,
  quemAgenda: null,
  quemAvisa: null,
  clienteNaoAlterarSituacaoNoDemissional: false,
});

const attachment = (kind: 'LAUDO' | 'LAUDO_PCD'): AssistenteEvent => ({
  type: 'ATTACHMENT_ADDED',
  id: 1,
  attachment: {
    key: C.uploadKey(kind === 'LAUDO' ? 'a' : 'b'),
    name: `${kind}.pdf`,
    kind,
    size: 10,
  },
});
const change = (
  fields: Extract<AssistenteEvent, { type: 'FUNCIONARIO_CHANGED' }>['fields'],
): AssistenteEvent => ({
  type: 'FUNCIONARIO_CHANGED',
  id: 1,
  fields,
});

/** What a person does about a field that is refused; a field without an answer here is a dead end. */
function remedies(e: AssistenteState, field: string, c: Combination): AssistenteEvent[] {
  switch (field.replace('funcionarios.0.', '')) {
    case 'dataHomologacao':
      return [change({ dataHomologacao: '2026-11-30' })];
    case 'dataLiberacao':
      return [change({ dataLiberacao: '2026-11-23' })];
    case 'tipoRetorno':
      return [change({ tipoRetorno: 1 })];
    case 'detalheConsulta':
      return [change({ detalheConsulta: 'Dor no ombro' })];
    case 'questionarioRisco':
      return [change({ questionarioRisco: 1 })];
    case 'chargeAcknowledged':
      return [{ type: 'CHARGE_ACKNOWLEDGED', id: 1, acknowledged: true }];
    // Everything is up to date: somebody asks for it all the same, or chooses another exam.
    case 'procedimentos':
      return (e.funcionarios[0]?.exames.length ?? 0) > 0
        ? [{ type: 'EXAME_ACCEPTED', id: 1, idExame: 2, accept: true }]
        : [{ type: 'PROCEDIMENTOS_CHOSEN', id: 1, procedimentos: [C.procedimento(7)] }];
    case 'anexos':
      return [attachment(e.step === 'pcd' ? 'LAUDO_PCD' : 'LAUDO')];
    case 'prestador':
      return [
        { type: 'PRESTADOR_CHOSEN', prestador: C.clinic(1, { sistema: c.socClinic ? 'SOC' : null }) },
        { type: 'RESERVA_VERIFIED', idPrestador: 1, supports: c.socClinic },
      ];
    case 'intervaloSugerido':
      return [{ type: 'INTERVALO_CHOSEN', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } }];
    case 'periodo':
      return [{ type: 'PERIODO_CHOSEN', periodo: 1 }];
    case 'horarioMarcado':
      return [{ type: 'HORARIO_GIVEN', horario: '09:00' }];
    default:
      return [];
  }
}

/** The function change's charge is asked as soon as the employee is known. */
const charged = (e: AssistenteState): AssistenteState =>
  e.dialogs.some((d) => d.type === 'FUNCTION_CHANGE_CHARGE')
    ? after(e, { type: 'CHARGE_ANSWERED', id: 1, confirmed: true })
    : e;

/** Walks on, doing what each refusal says, until the end or until nothing helps. */
function walk(start: AssistenteState, c: Combination): { state: AssistenteState; stuck: string | null } {
  let e = start;
  for (let turn = 0; turn < 60; turn += 1) {
    const before = e;
    if (e.dialogs.some((d) => d.type === 'BLOCK')) return { state: e, stuck: null };
    if (e.step === 'agendar' || e.step === 'concluir') return { state: e, stuck: null };
    const missing = firstIncompleteStep(e, ctx);
    if (missing?.step === e.step) {
      const [failure] = missing.result.failures;
      e = after(e, ...remedies(e, failure?.campo ?? '', c));
      if (e === before) return { state: e, stuck: `${e.step}: ${failure?.campo}: ${failure?.mensagem}` };
    } else e = after(e, { type: 'ADVANCED' });
    if (e === before || JSON.stringify(e) === JSON.stringify(before))
      return { state: e, stuck: `${e.step}: nada muda` };
  }
  return { state: e, stuck: `${e.step}: sem fim` };
}

const nameOf = (c: Combination): string => JSON.stringify(c);

describe('every combination of the wizard reaches a legal end or a stated block', () => {
  it('asks of all of them: 13 exam types, and five questions of two answers', () => {
    expect(COMBINATIONS).toHaveLength(13 * 2 ** 5);
  });

  it('the manual wizard: every one ends at its slots or at a request that can be sent', () => {
    const ends = new Map<string, number>();
    for (const c of COMBINATIONS) {
      const begun = after(
        initialState(C.profile),
        { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(c.type) },
        { type: 'CIDADE_CHOSEN', cidade: C.cidade },
        { type: 'FUNCIONARIOS_ADDED', funcionarios: [C.funcionario(1)] },
        { type: 'CLIENTE_LOADED', cliente: cliente(c) },
        change({ pcd: c.pcd }),
        ...answersOf(c),
      );
      const { state, stuck } = walk(charged(begun), c);
      expect([nameOf(c), stuck]).toEqual([nameOf(c), null]);
      // doc2 §4 'Time-slot reservation applies', said again.
      const withoutSlots: readonly number[] = [
        TIPO_EXAME.RETORNO_AO_TRABALHO,
        TIPO_EXAME.CONSULTA,
        TIPO_EXAME.TERCEIROS,
        TIPO_EXAME.AVALIACAO_DE_ATESTADO,
        TIPO_EXAME.MONITORACAO_PONTUAL,
      ];
      const slots = c.socClinic && c.slotClient && c.risk && !c.pcd && !withoutSlots.includes(c.type);
      expect([nameOf(c), state.step]).toEqual([nameOf(c), slots ? 'agendar' : 'concluir']);
      const steps = assistenteSteps(state).map(({ id }) => id);
      expect([nameOf(c), steps.includes('pcd')]).toEqual([nameOf(c), c.pcd]);
      // Handed over, or with its slots taken, it can be sent: one appointment for the employee.
      const sent = slots ? after(state, { type: 'ATTENDANT_CHOSEN', forward: true }) : state;
      expect([nameOf(c), firstIncompleteStep(sent, ctx)]).toEqual([nameOf(c), null]);
      expect(agendamentoPayloads(sent)).toHaveLength(1);
      ends.set(state.step, (ends.get(state.step) ?? 0) + 1);
    }
    expect([...ends.values()].reduce((a, b) => a + b, 0)).toBe(COMBINATIONS.length);
  });

  it('self-scheduling: every one can be sent, or a dialog of doc2 §2.9 says why not', () => {
    const blocks = new Map<string, number>();
    for (const c of COMBINATIONS) {
      const begun = after(
        initialState(C.profile, { autoagendamento: true }),
        { type: 'ENQUADRAMENTO_ANSWERED', value: 'nao' },
        { type: 'ADVANCED' },
        { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(c.type) },
        { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: C.funcionario(1) },
        { type: 'CLIENTE_LOADED', cliente: cliente(c) },
        ...answersOf(c),
      );
      const [dialog] = begun.dialogs.filter((d) => d.type === 'BLOCK');
      const wanted = !c.risk
        ? BLOCK.SEM_RISCO
        : [
              TIPO_EXAME.RETORNO_AO_TRABALHO,
              TIPO_EXAME.CONSULTA,
              TIPO_EXAME.TERCEIROS,
              TIPO_EXAME.AVALIACAO_DE_ATESTADO,
            ].includes(c.type as never)
          ? BLOCK.TIPO_NAO_PERMITIDO
          : c.upToDate && [TIPO_EXAME.PERIODICO, TIPO_EXAME.DEMISSIONAL].includes(c.type as never)
            ? BLOCK.EXAMES_EM_DIA
            : null;
      const said = dialog?.type === 'BLOCK' ? dialog.block.codigo : null;
      expect([nameOf(c), said]).toEqual([nameOf(c), wanted?.codigo ?? null]);
      blocks.set(said ?? 'livre', (blocks.get(said ?? 'livre') ?? 0) + 1);
      if (said !== null) {
        // No block is a dead end: the manual wizard takes over, with what was known.
        const manual = after(begun, { type: 'BLOCK_ANSWERED', scheduleManually: true });
        expect([nameOf(c), manual.autoagendamento, manual.step]).toEqual([
          nameOf(c),
          false,
          'dados-agendamento',
        ]);
        continue;
      }
      const { state, stuck } = walk(
        after(
          charged(begun),
          { type: 'INTERVALO_CHOSEN', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } },
          {
            type: 'SENDING_CHANGED',
            fields: { telefoneFuncionario: '11987654321', emailFuncionario: 'ana@empresa.com.br' },
          },
          change({ dataHomologacao: '2026-11-30' }),
        ),
        c,
      );
      expect([nameOf(c), firstIncompleteStep(state, ctx), stuck?.endsWith('nada muda') ?? true]).toEqual([
        nameOf(c),
        null,
        true,
      ]);
      expect(autoagendamentoPayload(state).tipoExame.id).toBe(c.type);
    }
    expect([...blocks.keys()].toSorted()).toEqual([
      'EXAMES_EM_DIA',
      'SEM_RISCO',
      'TIPO_NAO_PERMITIDO',
      'livre',
    ]);
  });
});
