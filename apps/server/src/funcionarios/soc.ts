import type { procedimentosSoc, Resposta } from '@apto/api-client';
import type { RespostaProcedimentosSoc } from '../gateways/ports.ts';

/**
 * What SOC says of an employee's exams, in the wire's shape (doc2 §3 'Exam entry'). `examesEmDia` is true
 * when every exam asked for is up to date; an exam without a redo date is not a periodic one.
 */
export function paraProcedimentosSoc({
  procedimentos,
  examesEmDia,
}: RespostaProcedimentosSoc): Resposta<typeof procedimentosSoc> {
  const emDia = new Map(examesEmDia.map((e) => [e.idExame, e]));
  return {
    procedimentos: procedimentos.map((p) => ({
      id: p.id,
      name: p.name,
      clinical: p.clinical,
      pcd: p.pcd,
      procedimentoDiagnosticoId: p.procedimentoDiagnosticoId,
      idSugestao: null,
      observacaoAgendamentoConsulta: null,
      recommendation: p.recommendation,
    })),
    examesEmDia: procedimentos.length > 0 && procedimentos.every((p) => emDia.has(p.id)),
    examesEmDiaList: procedimentos.flatMap((p) => {
      const exame = emDia.get(p.id);
      if (!exame) return [];
      return [
        {
          idExame: p.id,
          name: p.name,
          clinical: p.clinical,
          dataUltimaRealizacao: exame.dataUltimaRealizacao,
          dataRefazerExame: exame.dataRefazerExame,
          procedimentoNaoPeriodico: exame.dataRefazerExame === null,
        },
      ];
    }),
  };
}
