import type { detalhesDosProcedimentos, Resposta } from '@apto/api-client';
import { formatarCnpj, formatarData, formatarTelefone, nomePeriodo, TEXTO_VAZIO } from '@apto/domain';

type Endereco = NonNullable<Resposta<typeof detalhesDosProcedimentos>[number]['prestador']>;

/** The text, or 'Não informado' (doc1 §2.1). */
export const ouNaoInformado = (texto: string | null | undefined): string =>
  texto?.trim() ? texto.trim() : TEXTO_VAZIO.NAO_INFORMADO;

export const telefoneOuVazio = (telefone: string | null | undefined): string =>
  telefone ? formatarTelefone(telefone) : TEXTO_VAZIO.NAO_INFORMADO;

/** A company's or branch's CNPJ, or 'CNPJ não informado'. */
export const cnpjOuVazio = (inscricao: string | null | undefined): string =>
  inscricao?.trim() ? formatarCnpj(inscricao) : TEXTO_VAZIO.SEM_CNPJ;

/** '24/11/2026 a 30/11/2026', one day alone, or 'Não informado'. */
export function intervaloSugerido(inicio: string | null, fim: string | null): string {
  const dias = [...new Set([inicio, fim].filter((dia) => dia !== null))].map(formatarData);
  return dias.length > 0 ? dias.join(' a ') : TEXTO_VAZIO.NAO_INFORMADO;
}

export const periodoSugerido = (periodo: number | null): string => nomePeriodo(periodo);

/** 'Ruído, Poeira', or 'Agendamento sem riscos'. */
export const riscosEmLinha = (riscos: readonly { risco: { nome: string } }[]): string =>
  riscos.length > 0 ? riscos.map(({ risco }) => risco.nome).join(', ') : TEXTO_VAZIO.SEM_RISCOS;

const cepFormatado = (cep: string): string => cep.replace(/^(\d{5})-?(\d{3})$/, 'CEP $1-$2');

/** 'Rua das Flores, 120, sala 3, Centro, Campinas - SP, CEP 13010-000'; what is missing is left out. */
export function enderecoEmLinha(endereco: Endereco | null): string {
  if (!endereco) return TEXTO_VAZIO.NAO_INFORMADO;
  const { street, number, addressComplement, neighborhood, zipCode, city } = endereco;
  const partes = [
    street,
    number,
    addressComplement,
    neighborhood,
    city ? `${city.cidade} - ${city.estado}` : null,
    zipCode ? cepFormatado(zipCode) : null,
  ].filter((parte) => parte?.trim());
  return partes.length > 0 ? partes.join(', ') : TEXTO_VAZIO.NAO_INFORMADO;
}
