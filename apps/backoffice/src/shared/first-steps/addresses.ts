import { RELEASE_ROUTE } from '../routing/addresses.ts';
import type { FirstStepId, FirstStepsDone } from '@apto/domain/first-use';

/** Of which record a step's screen is. */
interface Known {
  readonly empresaId: number;
  readonly prestadorId: number | null;
  readonly agendaId: number | null;
  readonly feitos: FirstStepsDone;
}

/** Where a step is taken; null while what it rests on is not there. */
export function stepAddress(
  id: FirstStepId,
  { empresaId, prestadorId, agendaId, feitos: done }: Known,
): string | null {
  const ofClinic = (path: string) => (prestadorId === null ? null : `/supplier/${prestadorId}/${path}`);
  switch (id) {
    case 'company':
      return `/companies/${empresaId}`;
    case 'group':
      return '/grupos/new';
    case 'customer':
      return '/customers/new';
    case 'employee':
      return '/employee/new';
    case 'risk':
      return '/riscos/new';
    case 'riskExam':
      return '/risco-procedimento/new';
    case 'riskDescription':
      return '/descricao-risco/new';
    case 'exposure':
      return '/perfil-exposicao/new';
    case 'clinic':
      // One is there, and only its street is missing: it is not made once more.
      return done.clinic || prestadorId === null ? '/supplier/new' : `/supplier/${prestadorId}`;
    case 'prices':
      return ofClinic('procedures');
    case 'hours':
      return ofClinic('horarios-de-atendimento');
    case 'agenda':
      // One without a week is drawn: another of the same room would only lie over it.
      if (agendaId !== null) return `/agenda/${agendaId}/grade`;
      return prestadorId === null ? null : `/agenda/new?prestador=${prestadorId}`;
    case 'release':
      return RELEASE_ROUTE;
    case 'profiles':
      return '/profiles/new';
    case 'users':
      return '/users/new';
    default:
      return `/${id}/new`;
  }
}

/** What a step that was begun still lacks; null of one that was not, or that lacks nothing. */
export const stepLack = (id: FirstStepId, { prestadorId, feitos: done }: Known): string | null =>
  id === 'clinic' && !done.clinic && prestadorId !== null
    ? 'Falta o logradouro da clínica cadastrada.'
    : null;
