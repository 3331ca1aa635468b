import { consideraExamesEmDia } from '../exames/index.ts';
import { AVISO_ASSISTENTE, TAMANHO_MAXIMO_ANEXO } from '../mensagens/index.ts';
import type { ContextoAssistente, EstadoAssistente } from './estado.ts';
import type { EventoAssistente, RespostaSoc } from './eventos.ts';
import { aceitarExame, avisaCobranca, examesDoPedido } from './exames.ts';
import { avisar, noFuncionario } from './mutacoes.ts';
import type { AnexoDoPedido, FuncionarioDoPedido } from './tipos.ts';

/** Both answers are needed: the risks and the exams. */
const comSincronia = (f: FuncionarioDoPedido): FuncionarioDoPedido =>
  f.examesCarregados && f.possuiRisco !== null ? { ...f, sincronia: 'PRONTA' } : f;

function comResposta(
  e: EstadoAssistente,
  id: number,
  resposta: RespostaSoc,
  ctx: ContextoAssistente,
): EstadoAssistente {
  const tipo = e.tipoExame?.id ?? null;
  return noFuncionario(e, id, (f) =>
    comSincronia({
      ...f,
      exames: examesDoPedido(tipo, resposta, ctx.exameClinicoObrigatorio ?? true),
      examesCarregados: true,
      cobrancaCiente: false,
      // A function change keeps the flag that its charge question has set.
      asoEmDia: consideraExamesEmDia(tipo) ? resposta.examesEmDia : f.asoEmDia,
    }),
  );
}

function anexar(e: EstadoAssistente, id: number, anexo: AnexoDoPedido): EstadoAssistente {
  const funcionario = e.funcionarios.find((f) => f.id === id);
  if (!funcionario) return e;
  if (anexo.tamanho > TAMANHO_MAXIMO_ANEXO) return avisar(e, AVISO_ASSISTENTE.arquivoGrande());
  if (funcionario.anexos.some((a) => a.nome === anexo.nome && a.tipo === anexo.tipo)) {
    return avisar(e, AVISO_ASSISTENTE.arquivoDuplicado());
  }
  return noFuncionario(e, id, (f) => ({ ...f, anexos: [...f.anexos, anexo] }));
}

/** Risks, exams, procedures and attachments of each employee (doc2 §2.4 to §2.6, §4). */
export function reduzirProcedimentos(
  e: EstadoAssistente,
  evento: EventoAssistente,
  ctx: ContextoAssistente,
): EstadoAssistente {
  switch (evento.tipo) {
    case 'SINCRONIA_INICIADA':
      return evento.ids.reduce(
        (s, id) => noFuncionario(s, id, (f) => ({ ...f, sincronia: 'CARREGANDO' })),
        e,
      );
    case 'RISCOS_CARREGADOS':
      return noFuncionario(e, evento.id, (f) =>
        comSincronia({ ...f, riscos: evento.riscos, possuiRisco: evento.riscos.length > 0 }),
      );
    case 'PROCEDIMENTOS_CARREGADOS':
      // An answer about the type that was chosen before says nothing about this one.
      return evento.tipoExame === e.tipoExame?.id ? comResposta(e, evento.id, evento.resposta, ctx) : e;
    case 'SINCRONIA_FALHOU':
      return noFuncionario(e, evento.id, (f) => ({ ...f, sincronia: 'ERRO' }));
    case 'PROCEDIMENTOS_ESCOLHIDOS':
      return noFuncionario(e, evento.id, (f) => ({ ...f, procedimentos: evento.procedimentos }));
    case 'EXAME_ACEITO':
      return noFuncionario(e, evento.id, (f) => {
        const exames = aceitarExame(f.exames, evento.idExame, evento.aceitar);
        // What was acknowledged is this set of exams: another charge, or none, is asked about again.
        const mudou = exames.some(
          (x, i) => x.aceitar !== f.exames[i]?.aceitar && x.dataRefazerExame !== null,
        );
        return { ...f, exames, cobrancaCiente: f.cobrancaCiente && !mudou && avisaCobranca(exames) };
      });
    case 'COBRANCA_CIENTE':
      return noFuncionario(e, evento.id, (f) => ({
        ...f,
        cobrancaCiente: evento.ciente && avisaCobranca(f.exames),
      }));
    case 'ANEXO_ADICIONADO':
      return anexar(e, evento.id, evento.anexo);
    case 'ANEXO_REMOVIDO':
      return noFuncionario(e, evento.id, (f) => ({
        ...f,
        anexos: f.anexos.filter((a) => a.nome !== evento.nome || a.tipo !== evento.tipoAnexo),
      }));
    default:
      return e;
  }
}
