import { procedimentosSoc, riscosSoc, type Cliente } from '@apto/api-client';
import {
  lotesSoc,
  type EstadoAssistente,
  type EventoAssistente,
  type FuncionarioDoPedido,
  type Sincronia,
} from '@apto/domain';

/** What one employee still lacks of SOC's answers. */
export interface Falta {
  readonly id: number;
  readonly customerId: number;
  readonly riscos: boolean;
  /** Exam type to ask the exams of, or null: known already, or no type chosen yet. */
  readonly tipoExame: number | null;
}

/** The employees in one of these states, with what each lacks. Without a type only risks can be asked. */
export function faltasDoSoc(e: EstadoAssistente, situacoes: readonly Sincronia[]): Falta[] {
  return e.funcionarios
    .filter((f) => situacoes.includes(f.sincronia))
    .map((f) => ({
      id: f.id,
      customerId: f.customerId,
      riscos: f.possuiRisco === null,
      tipoExame: f.examesCarregados ? null : (e.tipoExame?.id ?? null),
    }))
    .filter((falta) => falta.riscos || falta.tipoExame !== null);
}

/** What did not work, for one notice of each kind however many employees there are. */
export interface FalhasDoSoc {
  readonly riscos: readonly unknown[];
  readonly exames: readonly unknown[];
}

interface Portas {
  readonly cliente: Pick<Cliente, 'chamar'>;
  /** The request as it is now: answers arrive late. */
  readonly estado: () => EstadoAssistente;
  readonly despachar: (evento: EventoAssistente) => void;
}

/** A failure counts only while the employee is there and the type is the one that was asked about. */
function aindaVale(e: EstadoAssistente, falta: Falta): FuncionarioDoPedido | undefined {
  const mesmoTipo = falta.tipoExame === null || falta.tipoExame === e.tipoExame?.id;
  return mesmoTipo ? e.funcionarios.find((f) => f.id === falta.id) : undefined;
}

/**
 * Asks SOC for risks and exams, employees in lots of four (doc2 §4), and puts each answer into the request as it
 * comes. Never rejects: what failed is in the answer, and the employee's state says so.
 */
export async function sincronizar(faltas: readonly Falta[], portas: Portas): Promise<FalhasDoSoc> {
  const { cliente, estado, despachar } = portas;
  const falhas = { riscos: [] as unknown[], exames: [] as unknown[] };

  const falhou = (falta: Falta, lista: unknown[], erro: unknown): void => {
    if (!aindaVale(estado(), falta)) return;
    lista.push(erro);
    despachar({ tipo: 'SINCRONIA_FALHOU', id: falta.id });
  };
  const pedirRiscos = async (falta: Falta): Promise<void> => {
    if (!falta.riscos) return;
    try {
      const riscos = await cliente.chamar(riscosSoc, { params: { employeeId: falta.id } });
      despachar({ tipo: 'RISCOS_CARREGADOS', id: falta.id, riscos });
    } catch (erro) {
      falhou(falta, falhas.riscos, erro);
    }
  };
  const pedirExames = async (falta: Falta): Promise<void> => {
    const { id, customerId, tipoExame } = falta;
    if (tipoExame === null) return;
    try {
      const resposta = await cliente.chamar(procedimentosSoc, {
        params: { id, customerId, examTypeId: tipoExame },
      });
      despachar({ tipo: 'PROCEDIMENTOS_CARREGADOS', id, tipoExame, resposta });
    } catch (erro) {
      falhou(falta, falhas.exames, erro);
    }
  };

  for (const lote of lotesSoc(faltas)) {
    await Promise.all(lote.flatMap((falta) => [pedirRiscos(falta), pedirExames(falta)]));
  }
  return falhas;
}
