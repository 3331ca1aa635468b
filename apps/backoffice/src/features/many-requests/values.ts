import { isEdited, validateEdit, type EditFacts, type EditForm } from '@apto/domain/edit';
import { MESSAGE } from '@apto/domain/messages';
import {
  listedPeople,
  MANY_REFUSAL,
  MAX_MANY_FUNCIONARIOS,
  readWho,
  requiresAgreedHorario,
  WHO,
  type Who,
} from '@apto/domain/pedido';
import { PERIODO } from '@apto/domain/periodos';
import type { Now } from '@apto/domain/time';
import type { Session } from '../../shared/session/index.ts';

/** The fields of 'Atualizar dados' that all share, and what only a request for many asks. */
export interface ManyValues extends EditForm {
  readonly quemAgenda: Who;
  readonly quemAvisa: Who;
  /** HH:mm, or empty. */
  readonly horarioMarcadoPrestador: string;
  readonly questionarioRisco: number | null;
  readonly cienteCobranca: boolean;
  /** A CPF or a name on each line. */
  readonly lista: string;
}
export type ManyField = keyof ManyValues;

/** A form at its beginning, with the requester's own data. */
export const emptyValues = ({ profile }: Session): ManyValues => ({
  cidade: null,
  prestador: null,
  tipoExame: null,
  nomeSolicitante: profile.name,
  emailSolicitante: profile.email,
  telefoneSolicitante: profile.phone,
  intervalo: null,
  periodo: PERIODO.AMBOS,
  funcionario: '',
  observacao: '',
  tipoRetorno: null,
  dataLiberacao: null,
  dataHomologacao: null,
  motivoConsulta: null,
  detalheConsulta: '',
  unidade: null,
  setor: null,
  cargo: null,
  linkTelemedicina: '',
  quemAgenda: readWho(profile.quemAgenda) ?? WHO.USUARIO_ESCOLHE,
  quemAvisa: readWho(profile.quemAvisa) ?? WHO.SOLICITANTE,
  horarioMarcadoPrestador: '',
  questionarioRisco: null,
  cienteCobranca: false,
  lista: '',
});

/** Whether something would be lost that was not there when the form opened. */
export const isTyped = (initial: ManyValues, values: ManyValues): boolean =>
  values.lista.trim() !== initial.lista.trim() || isEdited(initial, values);

/** Whether the time that somebody agreed with the clinic is asked for. */
export const asksForTime = (facts: EditFacts | null): boolean =>
  facts !== null && requiresAgreedHorario(facts.sugestao.system, facts.quemAgenda);

/** What is wrong with each field before anybody is asked, in the words of 'Atualizar dados' (doc1 §5). */
export function manyFailures(
  empty: ManyValues,
  values: ManyValues,
  { facts, asksQuestion }: { readonly facts: EditFacts | null; readonly asksQuestion: boolean },
  now: Now,
): Partial<Record<ManyField, string>> {
  // Who is examined stands in the list.
  const { funcionario: _, ...failures } = validateEdit(empty, values, facts, now);
  const count = listedPeople(values.lista).length;
  return {
    ...failures,
    ...(asksForTime(facts) && values.horarioMarcadoPrestador === ''
      ? { horarioMarcadoPrestador: MESSAGE.REQUIRED_FIELD }
      : {}),
    ...(count === 0 ? { lista: MESSAGE.REQUIRED_FIELD } : {}),
    ...(count > MAX_MANY_FUNCIONARIOS ? { lista: MANY_REFUSAL.tooMany(count) } : {}),
    ...(asksQuestion && values.questionarioRisco === null
      ? { questionarioRisco: MESSAGE.REQUIRED_FIELD }
      : {}),
  };
}
