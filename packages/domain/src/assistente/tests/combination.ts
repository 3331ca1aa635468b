import { TiposExame, type TipoExameId } from '../../exames/index.ts';
import type { CivilDate } from '../../time/index.ts';
import { firstIncompleteStep, initialState, type AssistenteEvent, type AssistenteState } from '../index.ts';
import * as C from './scenario.ts';

// issue 10: every combination of exam type, PCD, SOC clinic, client with slots, risk and up-to-date exams reaches a legal end or
// a stated block. The person of these stories does what each refusal says, and nothing else.

export interface Combination {
  readonly type: TipoExameId;
  readonly pcd: boolean;
  readonly socClinic: boolean;
  readonly slotClient: boolean;
  readonly risk: boolean;
  readonly upToDate: boolean;
  /** Of the branch, for a dismissal; absent: 2. */
  readonly riskLevel?: number | null;
  /** Day of the latest clinical exam, for a dismissal. */
  readonly lastClinical?: CivilDate | null;
  /** SOC asks for the clinical exam and nothing else. */
  readonly onlyClinical?: boolean;
}

export const BOTH = [false, true] as const;
export const COMBINATIONS: readonly Combination[] = TiposExame.flatMap(({ id }) =>
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

const responseOf = ({ upToDate, pcd, lastClinical, onlyClinical }: Combination) =>
  C.soc({
    procedimentos: [C.procedimento(1, { clinical: true }), C.procedimento(2, { pcd })].slice(
      0,
      onlyClinical ? 1 : 2,
    ),
    examesEmDia: upToDate,
    examesEmDiaList: upToDate ? [C.upToDate(1, true), C.upToDate(2)].slice(0, onlyClinical ? 1 : 2) : [],
    ...(lastClinical === undefined ? {} : { ultimoExameClinico: lastClinical }),
  });
export const answersOf = (c: Combination): AssistenteEvent[] => [
  { type: 'RISCOS_LOADED', id: 1, riscos: c.risk ? [{ id: 1, nome: 'Ruído' }] : [] },
  { type: 'PROCEDIMENTOS_LOADED', id: 1, tipoExame: c.type, response: responseOf(c) },
];
export const cliente = ({ slotClient }: Combination) => ({
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
export const change = (
  fields: Extract<AssistenteEvent, { type: 'FUNCIONARIO_CHANGED' }>['fields'],
): AssistenteEvent => ({
  type: 'FUNCIONARIO_CHANGED',
  id: 1,
  fields,
});

/** The day of every dismissal here. */
export const DISMISSAL: CivilDate = '2026-11-30';

/** What a person does about a field that is refused; a field without an answer here is a dead end. */
function remedies(e: AssistenteState, field: string, c: Combination): AssistenteEvent[] {
  switch (field.replace('funcionarios.0.', '')) {
    case 'dataHomologacao':
      return [change({ dataHomologacao: DISMISSAL })];
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
      return [attachment('LAUDO')];
    case 'laudoPcd':
      return [attachment('LAUDO_PCD')];
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
export const charged = (e: AssistenteState): AssistenteState =>
  e.dialogs.some((d) => d.type === 'FUNCTION_CHANGE_CHARGE')
    ? after(e, { type: 'CHARGE_ANSWERED', id: 1, confirmed: true })
    : e;

/** Walks on, doing what each refusal says, until the end or until nothing helps. */
export function walk(
  start: AssistenteState,
  c: Combination,
): { state: AssistenteState; stuck: string | null } {
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

export const nameOf = (c: Combination): string => JSON.stringify(c);

/** The manual wizard as far as SOC's answers, for one employee. */
export const begun = (c: Combination): AssistenteState =>
  charged(
    after(
      initialState(C.profile),
      { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(c.type) },
      { type: 'CIDADE_CHOSEN', cidade: C.cidade },
      {
        type: 'FUNCIONARIOS_ADDED',
        funcionarios: [
          C.funcionario(1, c.riskLevel === undefined ? {} : { unidade: { riskLevel: c.riskLevel } }),
        ],
      },
      { type: 'CLIENTE_LOADED', cliente: cliente(c) },
      change({ pcd: c.pcd }),
      ...answersOf(c),
    ),
  );
