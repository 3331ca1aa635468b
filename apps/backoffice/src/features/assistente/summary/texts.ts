import { requiresHorario, type AssistenteState } from '@apto/domain/assistente';
import { formatPhone } from '@apto/domain/documents';
import { tipoRetornoName } from '@apto/domain/exames';
import { procedimentosToPerform, type PedidoFuncionario } from '@apto/domain/pedido';
import { periodoName } from '@apto/domain/periodos';
import { prestadorLabel } from '@apto/domain/prestadores';
import { formatDate } from '@apto/domain/time';
import type { WizardSummaryItem } from '@apto/ui';
import { simpleLabel } from './labels.ts';

/** Names in a short list: 'Ana Souza, Bruno Lima e mais 2'. */
export function summarizedNames(names: readonly string[], max = 3): string {
  const rest = names.length - max;
  if (rest <= 0) return names.join(', ');
  return `${names.slice(0, max).join(', ')} e mais ${rest}`;
}

/** 'De 25/11/2026 a 27/11/2026', 'Em 25/11/2026', or nothing. */
export function suggestedWhen({ intervaloSugerido: i }: AssistenteState): string {
  if (!i) return '';
  return i.inicio === i.fim
    ? `Em ${formatDate(i.inicio)}`
    : `De ${formatDate(i.inicio)} a ${formatDate(i.fim)}`;
}

/** The time agreed with the clinic where it is asked for: one that was typed before somebody else schedules is not sent. */
export const agreedHorario = (e: AssistenteState): string => (requiresHorario(e) ? e.horarioMarcado : '');

/** 'Data de demissão: 15/12/2026': what only this exam type asks of an employee, and the reports that go with it. */
export function typeLines(f: PedidoFuncionario): string[] {
  const reports = f.anexos.filter(({ kind }) => kind === 'LAUDO').map(({ name }) => name);
  const values = {
    dataHomologacao: f.dataHomologacao && formatDate(f.dataHomologacao),
    dataLiberacao: f.dataLiberacao && formatDate(f.dataLiberacao),
    tipoRetorno: f.tipoRetorno === null ? null : tipoRetornoName(f.tipoRetorno),
    detalheConsulta: f.detalheConsulta.trim(),
    anexos: reports.join(', '),
  };
  return Object.entries(values).flatMap(([field, value]) =>
    value ? [`${simpleLabel(field)}: ${value}`] : [],
  );
}

/** 'Enviado por WhatsApp para (11) 98765-4321. O funcionário entra com o CPF e este token.' */
export function linkDestination(e: AssistenteState): string {
  const destination =
    e.formaEnvio === 'EMAIL'
      ? `e-mail para ${e.emailFuncionario}`
      : `WhatsApp para ${formatPhone(e.telefoneFuncionario)}`;
  return `Enviado por ${destination}. O funcionário entra com o CPF e este token.`;
}

const procedimentos = (e: AssistenteState): string => {
  const total = e.funcionarios.reduce((n, f) => n + procedimentosToPerform(f).length, 0);
  return total === 0 ? '' : `${total} ${total === 1 ? 'procedimento' : 'procedimentos'}`;
};

/**
 * Who, what, where, when (doc2 §2.1 and the wizard's frame).
 * @param own the one customer whose requests these always are
 */
export function summaryItems(e: AssistenteState, own?: string | null): WizardSummaryItem[] {
  const who = summarizedNames(e.funcionarios.map(({ name }) => name));
  const common: WizardSummaryItem[] = [
    { label: e.autoagendamento ? 'Funcionário' : 'Funcionários', value: who },
    { label: 'Cliente', value: e.cliente?.name ?? own },
    // Procedures are of a type: of none there is nothing to count.
    {
      label: 'Exame',
      value: e.tipoExame && [e.tipoExame.descricao, procedimentos(e)].filter(Boolean).join(' · '),
    },
  ];
  if (e.autoagendamento) {
    return [
      ...common,
      { label: 'Quando', value: suggestedWhen(e) },
      { label: 'Onde', value: 'O funcionário escolhe' },
    ];
  }
  const where = e.prestador
    ? prestadorLabel(e.prestador)
    : e.cidade
      ? `${e.cidade.cidade} - ${e.cidade.estado}`
      : '';
  const when = e.intervaloSugerido
    ? [suggestedWhen(e), e.periodo && periodoName(e.periodo), agreedHorario(e)].filter(Boolean).join(' · ')
    : '';
  return [...common, { label: 'Onde', value: where }, { label: 'Quando', value: when }];
}

/** How many lacking things the summary names before it only counts. */
const MAX_MISSING = 6;

/** What is missing, in a list that stays short. */
export function missingInSummary(items: readonly string[]): string[] {
  if (items.length <= MAX_MISSING) return [...items];
  return [...items.slice(0, MAX_MISSING - 1), `e mais ${items.length - MAX_MISSING + 1}`];
}
