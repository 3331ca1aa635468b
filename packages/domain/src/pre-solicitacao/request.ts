import { isPhone } from '../documents/index.ts';
import { needsHomologacaoDate } from '../exames/index.ts';
import { PRE_SOLICITACAO_MESSAGE as TEXT } from '../messages/index.ts';
import { isManhaOverForPreSolicitacao, PERIODO } from '../periodos/index.ts';
import type { CivilDate, Now, TimeOfDay } from '../time/index.ts';
import type { Pendencia } from './extra-fields.ts';

/** What of a pre-request is looked at before it is requested. */
export interface RequestablePreSolicitacao {
  readonly telefoneFuncionario: string | null;
  readonly tipoExame: number;
  /** Time-slot reservation applies (doc2 §4). */
  readonly usaReservaHorario: boolean;
  readonly horarioMarcadoPrestador: TimeOfDay | null;
  readonly dataHomologacao: CivilDate | null;
  readonly pendencia: Pendencia;
  readonly desabilitarQuestionarioRisco: boolean;
  readonly dataSugestaoFinal: CivilDate;
  readonly periodo: number;
}

/** A mask in which nothing was typed, '(  )      -    ', is empty, too. */
const isBlankPhone = (phone: string): boolean => /^[\s()_-]*$/.test(phone);

const phoneFailure = (phone: string | null): string | null => {
  if (phone === null || isBlankPhone(phone)) return TEXT.PHONE_EMPTY;
  // Ten digits or fewer, or eleven that are no mobile number: neither reaches anybody.
  return isPhone(phone) ? null : TEXT.PHONE_FORMAT;
};

function whenFailures(p: RequestablePreSolicitacao, now: Now): (string | null)[] {
  const endsToday = p.dataSugestaoFinal === now.data;
  const horario = p.horarioMarcadoPrestador;
  const isMorningOver = p.periodo === PERIODO.MANHA && isManhaOverForPreSolicitacao(now);
  return [
    p.dataSugestaoFinal < now.data ? TEXT.PAST_DATE : null,
    !horario && endsToday && isMorningOver ? TEXT.PAST_PERIODO : null,
    horario && endsToday && horario <= now.time ? TEXT.PAST_TIME : null,
  ];
}

/**
 * Why a pre-request cannot be requested (doc1 §5 'Pre-request, before requesting'): every reason, in the document's
 * order. The toast tells the first (decision 35). Empty when it can.
 */
export function requestFailures(p: RequestablePreSolicitacao, now: Now): string[] {
  const failures = [
    phoneFailure(p.telefoneFuncionario),
    p.usaReservaHorario && !p.horarioMarcadoPrestador ? TEXT.NO_AGREED_TIME : null,
    needsHomologacaoDate(p.tipoExame) && !p.dataHomologacao ? TEXT.NO_DISMISSAL_DATE : null,
    p.pendencia === 'SIM' && !p.desabilitarQuestionarioRisco ? TEXT.PENDENCIA : null,
    ...whenFailures(p, now),
  ];
  return failures.filter((failure) => failure !== null);
}
