import { type FieldFailure, MESSAGE } from '../messages/index.ts';
import { periodoFailure, intervaloFailures, verifySugestao } from '../pedido/index.ts';
import { requiresHorario, sugestaoFacts } from './selectors.ts';
import type { AssistenteContext, AssistenteState } from './state.ts';

/** Every failing field of the clinic step (doc2 §5 'Clinic step', 'Date range rules'). */
export function validateClinic(e: AssistenteState, ctx: AssistenteContext): FieldFailure[] {
  const failures: FieldFailure[] = [];
  const failure = (field: string, message: string | null | undefined): unknown =>
    message && failures.push({ campo: field, mensagem: message });
  const { prestador, intervaloSugerido, periodo, quemAgenda } = e;
  const { now } = ctx;
  const facts = sugestaoFacts(e, ctx);
  if (!prestador) failure('prestador', MESSAGE.REQUIRED_FIELD);
  if (!intervaloSugerido) failure('intervaloSugerido', MESSAGE.REQUIRED_FIELD);
  else failure('intervaloSugerido', intervaloFailures(intervaloSugerido, quemAgenda, facts, now)[0]?.message);
  if (periodo === null) failure('periodo', MESSAGE.REQUIRED_FIELD);
  else failure('periodo', periodoFailure(periodo, intervaloSugerido, facts, now));
  if (intervaloSugerido && periodo !== null && requiresHorario(e)) {
    const when = { intervalo: intervaloSugerido, periodo, quemAgenda, horario: e.horarioMarcado };
    failure('horarioMarcado', verifySugestao(when, facts, now).horario);
  }
  return failures;
}
