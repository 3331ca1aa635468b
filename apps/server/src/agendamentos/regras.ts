import type { FalhaDoPedido } from '@apto/domain';
import { invalido, regra } from '../platform/erros.ts';
import type { ClinicaParaRegras } from './clinica.ts';

const camposDe = (falhas: readonly FalhaDoPedido[]) =>
  falhas.map(({ campo, mensagem }) => ({ campo, mensagem }));

/** @throws ErroHttp 400 with every field that is missing or wrong */
export function recusarCampos(falhas: readonly FalhaDoPedido[]): void {
  const dosCampos = falhas.filter((f) => f.tipo === 'CAMPO');
  if (dosCampos.length > 0) throw invalido(camposDe(dosCampos));
}

/**
 * The message is the first failure's; all of them, with their fields, are in the details.
 * @throws ErroHttp 422
 */
export function recusarRegras(falhas: readonly FalhaDoPedido[]): void {
  const daRegra = falhas.filter((f) => f.tipo === 'REGRA');
  const [primeira] = daRegra;
  if (!primeira) return;
  const doIntervalo = daRegra.find((f) => f.falhas)?.falhas;
  throw regra(primeira.mensagem, {
    campos: camposDe(daRegra),
    ...(doIntervalo ? { falhas: doIntervalo } : {}),
    ...(primeira.campo.endsWith('asoEmDia') ? { confirmarCobranca: true } : {}),
  });
}

/** @throws ErroHttp 422 with the text of doc2 §8 when the clinic was not released to the customer */
export function conferirLiberacao(clinica: ClinicaParaRegras, nomeDoCliente: string): void {
  if (clinica.liberada) return;
  throw regra(`O prestador não atende os funcionários da empresa: ${nomeDoCliente}`, {
    prestadorNaoLiberado: true,
  });
}
