import type { procedimentosSoc, Answer } from '@apto/api-client';
import type { SocProcedimentosResponse } from '../platform/ports.ts';

/**
 * What SOC says of an employee's exams, in the wire's shape (doc2 §3 'Exam entry'). `examesEmDia` is true
 * when every exam asked for is up to date; an exam without a redo date is not a periodic one.
 */
export function toSocProcedimentos({
  procedimentos,
  examesEmDia,
  ultimoExameClinico,
}: SocProcedimentosResponse): Answer<typeof procedimentosSoc> {
  const upToDate = new Map(examesEmDia.map((e) => [e.idExame, e]));
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
    ultimoExameClinico: ultimoExameClinico ?? null,
    examesEmDia: procedimentos.length > 0 && procedimentos.every((p) => upToDate.has(p.id)),
    examesEmDiaList: procedimentos.flatMap((p) => {
      const exame = upToDate.get(p.id);
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
