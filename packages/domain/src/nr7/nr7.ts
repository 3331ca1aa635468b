import { diferencaEmDias, type DataCivil } from '../tempo/data-civil.ts';
import { formatarData } from '../tempo/formato.ts';

/** Calendar days within which an earlier clinical exam waives the dismissal exam, by risk grade (doc2 §9, NR-7). */
export const JANELA_NR7: Readonly<Record<1 | 2 | 3 | 4, number>> = { 1: 135, 2: 135, 3: 90, 4: 90 };

/** doc2 §4, NR7 rule. */
export const MENSAGEM_GRAU_NAO_IDENTIFICADO = 'Grau de Risco não identificado';

export type SituacaoNr7 = 'DISPENSADO' | 'EXAME_DEVIDO' | 'GRAU_NAO_IDENTIFICADO';

export interface ConsultaNr7 {
  /** Day of the latest clinical occupational exam; `null` when there is none. */
  ultimoExameClinico: DataCivil | null | undefined;
  dataDemissao: DataCivil;
  /** riskLevel of the branch, 1 to 4; anything else is not identified. */
  grauRisco: number | null | undefined;
}

export interface ResultadoNr7 {
  situacao: SituacaoNr7;
  mensagem: string;
}

/**
 * Whether the dismissal exam may be waived: the latest clinical occupational exam was under 135 (grades 1, 2) or 90
 * (grades 3, 4) calendar days before the dismissal. At exactly 135 or 90 an exam is due, and so it is when the exam
 * came only after the dismissal.
 */
export function avaliarNr7({ ultimoExameClinico, dataDemissao, grauRisco }: ConsultaNr7): ResultadoNr7 {
  const janela = janelaDoGrau(grauRisco);
  if (janela === null) return { situacao: 'GRAU_NAO_IDENTIFICADO', mensagem: MENSAGEM_GRAU_NAO_IDENTIFICADO };
  if (!ultimoExameClinico) {
    return {
      situacao: 'EXAME_DEVIDO',
      mensagem: 'O exame demissional é devido: não há exame clínico ocupacional anterior.',
    };
  }
  const dias = diferencaEmDias(ultimoExameClinico, dataDemissao);
  const quando = formatarData(ultimoExameClinico);
  if (dias < 0) {
    return {
      situacao: 'EXAME_DEVIDO',
      mensagem: `O exame demissional é devido: o exame clínico de ${quando} é posterior à demissão.`,
    };
  }
  const distancia = `o último exame clínico, de ${quando}, foi ${quantoAntes(dias)}`;
  if (dias < janela) {
    return {
      situacao: 'DISPENSADO',
      mensagem: `O exame demissional pode ser dispensado: ${distancia} (menos de ${janela} dias).`,
    };
  }
  return {
    situacao: 'EXAME_DEVIDO',
    mensagem: `O exame demissional é devido: ${distancia} (limite de ${janela} dias).`,
  };
}

function janelaDoGrau(grau: number | null | undefined): number | null {
  return grau === 1 || grau === 2 || grau === 3 || grau === 4 ? JANELA_NR7[grau] : null;
}

function quantoAntes(dias: number): string {
  if (dias === 0) return 'no dia da demissão';
  return `${dias} ${dias === 1 ? 'dia' : 'dias'} antes da demissão`;
}
