import type { PedidoFailure } from '@apto/domain/pedido';
import { fieldsOnly, invalid, rule } from '../platform/errors.ts';
import type { ClinicForRules } from './clinic.ts';

/** @throws HttpError 400 with every field that is missing or wrong */
export function refuseFields(failures: readonly PedidoFailure[]): void {
  const fieldFailures = failures.filter((f) => f.tipo === 'FIELD');
  if (fieldFailures.length > 0) throw invalid(fieldFailures);
}

/**
 * The message is the first failure's; all of them, with their fields, are in the details.
 * @throws HttpError 422
 */
export function refuseRules(failures: readonly PedidoFailure[]): void {
  const ruleFailures = failures.filter((f) => f.tipo === 'RULE');
  const [first] = ruleFailures;
  if (!first) return;
  const intervaloFailures = ruleFailures.find((f) => f.failures)?.failures;
  throw rule(first.mensagem, {
    campos: fieldsOnly(ruleFailures),
    ...(intervaloFailures ? { falhas: intervaloFailures } : {}),
    ...(first.campo.endsWith('asoEmDia') ? { confirmarCobranca: true } : {}),
  });
}

/** @throws HttpError 422 with the text of doc2 §8 when the clinic was not released to the customer */
export function checkLiberacao(clinic: ClinicForRules, clienteName: string): void {
  if (clinic.released) return;
  throw rule(`O prestador não atende os funcionários da empresa: ${clienteName}`, {
    prestadorNaoLiberado: true,
  });
}
