import {
  formatarData,
  formatarTelefone,
  nomePeriodo,
  procedimentosARealizar,
  rotuloPrestador,
  type EstadoAssistente,
} from '@apto/domain';
import type { WizardSummaryItem } from '@apto/ui';

/** Names in a short list: 'Ana Souza, Bruno Lima e mais 2'. */
export function nomesResumidos(nomes: readonly string[], maximo = 3): string {
  const resto = nomes.length - maximo;
  if (resto <= 0) return nomes.join(', ');
  return `${nomes.slice(0, maximo).join(', ')} e mais ${resto}`;
}

/** 'De 25/11/2026 a 27/11/2026', 'Em 25/11/2026', or nothing. */
export function quandoSugerido({ intervaloSugerido: i }: EstadoAssistente): string {
  if (!i) return '';
  return i.inicio === i.fim
    ? `Em ${formatarData(i.inicio)}`
    : `De ${formatarData(i.inicio)} a ${formatarData(i.fim)}`;
}

/** 'Enviado por WhatsApp para (11) 98765-4321. O funcionário entra com o CPF e este token.' */
export function destinoDoLink(e: EstadoAssistente): string {
  const destino =
    e.formaEnvio === 'EMAIL'
      ? `e-mail para ${e.emailFuncionario}`
      : `WhatsApp para ${formatarTelefone(e.telefoneFuncionario)}`;
  return `Enviado por ${destino}. O funcionário entra com o CPF e este token.`;
}

const procedimentos = (e: EstadoAssistente): string => {
  const total = e.funcionarios.reduce((n, f) => n + procedimentosARealizar(f).length, 0);
  return total === 0 ? '' : `${total} ${total === 1 ? 'procedimento' : 'procedimentos'}`;
};

/** Who, what, where, when (doc2 §2.1 and the wizard's frame). */
export function itensDoResumo(e: EstadoAssistente): WizardSummaryItem[] {
  const quem = nomesResumidos(e.funcionarios.map(({ name }) => name));
  const comuns: WizardSummaryItem[] = [
    { label: e.autoagendamento ? 'Funcionário' : 'Funcionários', value: quem },
    { label: 'Cliente', value: e.cliente?.name },
    { label: 'Exame', value: [e.tipoExame?.descricao, procedimentos(e)].filter(Boolean).join(' · ') },
  ];
  if (e.autoagendamento) {
    return [
      ...comuns,
      { label: 'Quando', value: quandoSugerido(e) },
      { label: 'Onde', value: 'O funcionário escolhe' },
    ];
  }
  const onde = e.prestador
    ? rotuloPrestador(e.prestador)
    : e.cidade
      ? `${e.cidade.cidade} - ${e.cidade.estado}`
      : '';
  const quando = e.intervaloSugerido
    ? [quandoSugerido(e), e.periodo && nomePeriodo(e.periodo), e.horarioMarcado].filter(Boolean).join(' · ')
    : '';
  return [...comuns, { label: 'Onde', value: onde }, { label: 'Quando', value: quando }];
}

/** How many lacking things the summary names before it only counts. */
const MAXIMO_DE_FALTAS = 6;

/** What is missing, in a list that stays short. */
export function faltasDoResumo(itens: readonly string[]): string[] {
  if (itens.length <= MAXIMO_DE_FALTAS) return [...itens];
  return [...itens.slice(0, MAXIMO_DE_FALTAS - 1), `e mais ${itens.length - MAXIMO_DE_FALTAS + 1}`];
}
