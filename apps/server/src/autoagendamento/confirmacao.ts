import {
  CODIGO_ERRO,
  type confirmarAgendamento,
  type EntradaValidada,
  type Resposta,
} from '@apto/api-client';
import {
  atendeNoHorario,
  AVISO_ASSISTENTE,
  diferencaEmDias,
  faixasMaisProximas,
  limitesDaConfirmacao,
  MENSAGEM,
  MENSAGEM_NAO_ATENDE_NO_HORARIO,
  PERIODO,
  periodoDaConfirmacao,
  podeTransitar,
  prestadorSemHorarios,
  MENSAGEM_PRESTADOR_SEM_HORARIOS,
  somarDias,
  validarConfirmacao,
  type DataCivil,
  type Faixa,
  type Hora,
  type IdStatus,
  type Periodo,
} from '@apto/domain';
import { sql } from 'drizzle-orm';
import { lerClinicas, type ClinicaComAgendas, type Intervalo } from '../agendas/clinica.ts';
import { faixasDaClinica, fimDeSemana } from '../agendas/faixas.ts';
import { linha } from '../db/port.ts';
import { todas } from '../platform/busca.ts';
import type { Ctx } from '../platform/contexto.ts';
import { conflito, ErroHttp, invalido, naoEncontrado, regra, semPermissao } from '../platform/erros.ts';
import { daEmpresa } from '../prestadores/escopo.ts';
import { avisarConfirmacao } from './aviso.ts';
import { eventoDoPedido, travarPedido, type PedidoTravado } from './pedido.ts';
import { lugaresDaFaixa, reservarFaixa } from './reserva.ts';
import { encerrarTokens } from './token.ts';

type Corpo = EntradaValidada<typeof confirmarAgendamento>['body'];

/** Free slots offered to who lost the race. */
const MAIS_PROXIMAS = 5;
const MAXIMO_DE_DIAS = 31;

/** Status after the confirmation, by the domain's table. @throws ErroHttp 403, 409 */
function proximoStatus(
  ctx: Ctx,
  pedido: PedidoTravado,
  clinica: Pick<ClinicaComAgendas, 'depositoAntecipado'>,
): IdStatus {
  const { sessao } = ctx;
  const resultado = podeTransitar(
    pedido.status_id,
    'CONFIRMAR_AUTOAGENDAMENTO',
    sessao?.tipo === 'interna' ? sessao.permissoes : [],
    {
      agora: ctx.agora,
      ator: sessao?.tipo === 'interna' ? 'INTERNO' : 'FUNCIONARIO',
      depositoPendente: clinica.depositoAntecipado,
      autoagendamento: true,
    },
  );
  if (resultado.ok) return resultado.para;
  if (resultado.codigo === 'SEM_PERMISSAO') throw semPermissao();
  throw conflito(CODIGO_ERRO.TRANSICAO_RECUSADA, resultado.motivo);
}

/** The days that this request may take, at most a month of them. */
function janelaDoPedido(ctx: Ctx, pedido: PedidoTravado): Intervalo {
  const { minimo, maximo } = limitesDaConfirmacao({
    dataSugestaoInicial: pedido.inicio,
    dataSugestaoFinal: pedido.fim,
    agora: ctx.agora,
  });
  const longe = somarDias(minimo, MAXIMO_DE_DIAS - 1);
  return {
    inicio: minimo,
    fim: maximo && maximo >= minimo && diferencaEmDias(minimo, maximo) < MAXIMO_DE_DIAS ? maximo : longe,
  };
}

/** Weekday, period, range, holiday and vacation (doc2 §5 "Employee's confirmation"). @throws ErroHttp 422 */
function conferirEscolha(
  ctx: Ctx,
  pedido: PedidoTravado,
  clinica: ClinicaComAgendas,
  escolha: Escolha,
): void {
  if (prestadorSemHorarios(clinica.openingHours)) throw regra(MENSAGEM_PRESTADOR_SEM_HORARIOS);
  const falhas = validarConfirmacao({
    data: escolha.data,
    periodo: escolha.periodo,
    horario: escolha.hora,
    dataSugestaoInicial: pedido.inicio,
    dataSugestaoFinal: pedido.fim,
    openingHours: clinica.openingHours,
    feriados: clinica.feriados,
    ferias: clinica.ferias,
    agora: ctx.agora,
  });
  const [primeira] = falhas;
  if (primeira) throw regra(primeira.mensagem, { falhas });
}

interface Escolha {
  data: DataCivil;
  hora: Hora | null;
  periodo: Periodo;
  ambienteId: number | null;
}

/** Takes the slot or throws the 409 that offers the nearest free ones. */
async function tomarFaixa(
  ctx: Ctx,
  pedido: PedidoTravado,
  clinica: ClinicaComAgendas,
  escolha: Escolha & { hora: Hora },
): Promise<Faixa> {
  const { db, agora } = ctx;
  const dia = { inicio: escolha.data, fim: escolha.data };
  const livres = await faixasDaClinica(db, clinica, dia, PERIODO.AMBOS, agora, escolha.ambienteId);
  const faixa = livres.find((f) => f.horarioChegada === escolha.hora);
  if (faixa && (await reservarFaixa(db, agora, pedido.id, faixa, lugaresDaFaixa(clinica, faixa, agora))))
    return faixa;
  const restantes = await faixasDaClinica(db, clinica, janelaDoPedido(ctx, pedido), PERIODO.AMBOS, agora);
  const maisProximas = faixasMaisProximas(
    restantes.filter((f) => !fimDeSemana(f.data)),
    escolha,
    MAIS_PROXIMAS,
  );
  throw conflito(CODIGO_ERRO.FAIXA_INDISPONIVEL, AVISO_ASSISTENTE.faixaIndisponivel().titulo, {
    maisProximas,
  });
}

/**
 * POST solicitante-confirmar-agendamento: books the day, and where the clinic has agendas the slot, in one
 * transaction with status, record, audit, event and messages (doc2 §4). Losing the race for a slot is a
 * 409 FAIXA_INDISPONIVEL with the nearest free ones.
 * @throws ErroHttp 400, 403, 404, 409, 422
 */
export async function confirmar(ctx: Ctx, body: Corpo): Promise<Resposta<typeof confirmarAgendamento>> {
  const { db, agora, sessao } = ctx;
  const pedido = await travarPedido(ctx, body.agendamentoId);
  if (pedido.prestador_id === null) {
    // Before the clinic is chosen the status may already refuse: that comes first.
    proximoStatus(ctx, pedido, { depositoAntecipado: false });
    throw regra('Confirme a clínica antes de agendar.');
  }
  const janela = janelaDoPedido(ctx, pedido);
  const alcance = {
    inicio: body.dataAgendamento < janela.inicio ? body.dataAgendamento : janela.inicio,
    fim: body.dataAgendamento > janela.fim ? body.dataAgendamento : janela.fim,
  };
  const [clinica] = await lerClinicas(
    db,
    todas([sql`p.id = ${pedido.prestador_id}`, daEmpresa(pedido.empresa_id)]),
    alcance,
    sql`select procedimento_id from agendamento_procedimento where agendamento_id = ${pedido.id} and aceito`,
  );
  if (!clinica) throw naoEncontrado('Prestador não encontrado.');
  const status = proximoStatus(ctx, pedido, clinica);
  const escolha: Escolha = {
    data: body.dataAgendamento,
    // Without agendas the clinic or the order of arrival gives the time; staff may have agreed one with it.
    hora: clinica.reservaFaixas || sessao?.tipo === 'interna' ? (body.horarioAgendamento ?? null) : null,
    periodo: body.periodo,
    ambienteId: body.ambienteId ?? null,
  };
  conferirEscolha(ctx, pedido, clinica, escolha);
  const noDia = { inicio: escolha.data, fim: escolha.data };
  if (escolha.hora && !atendeNoHorario(clinica.openingHours, noDia, escolha.hora)) {
    throw regra(MENSAGEM_NAO_ATENDE_NO_HORARIO);
  }
  let faixa: Faixa | null = null;
  if (clinica.reservaFaixas) {
    if (!escolha.hora)
      throw invalido([{ campo: 'horarioAgendamento', mensagem: MENSAGEM.CAMPO_OBRIGATORIO }]);
    faixa = await tomarFaixa(ctx, pedido, clinica, { ...escolha, hora: escolha.hora });
  }

  const periodo = periodoDaConfirmacao({ periodo: escolha.periodo, horario: escolha.hora });
  const gravado = await linha<{ versao: number }>(
    db,
    sql`update agendamento set status_id = ${status}, data_agendamento = ${escolha.data}::date, hora_agendamento = ${escolha.hora},
          hora_saida = ${faixa?.horarioSaida ?? null}::text, periodo = ${periodo}, usa_reserva_horario = ${faixa !== null},
          deposito_antecipado = ${clinica.depositoAntecipado}, versao = versao + 1, updated_at = ${agora.instante}::timestamptz,
          procedimentos_from_soc = procedimentos_from_soc or ${body.procedimentosFromSoc}
        where id = ${pedido.id} and status_id = ${pedido.status_id} returning versao`,
  );
  if (!gravado)
    throw new ErroHttp(409, CODIGO_ERRO.CONFLITO, 'Outra pessoa alterou o mesmo registro. Tente novamente.');
  await db.execute(
    sql`update agendamento_procedimento set prestador_id = ${clinica.id}, data_agendamento = ${escolha.data}::date,
          hora_agendamento = ${escolha.hora} where agendamento_id = ${pedido.id} and aceito`,
  );
  const interno = sessao?.tipo === 'interna' ? sessao : null;
  await db.execute(
    sql`insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_id, autor_nome, created_at)
        values (${pedido.id}, ${pedido.status_id}, ${status}, 'CONFIRMAR_AUTOAGENDAMENTO',
          ${interno ? 'Autoagendamento confirmado pelo solicitante' : 'Autoagendamento confirmado pelo funcionário'},
          ${interno?.usuarioId ?? null}::int, ${interno?.nome ?? pedido.nome_funcionario}, ${agora.instante}::timestamptz)`,
  );
  await encerrarTokens(db, agora, pedido.id);
  await ctx.auditar({
    acao: 'AGENDAR',
    recurso: 'agendamento',
    recursoId: pedido.id,
    clienteId: pedido.cliente_id,
    detalhes: { idPrestador: clinica.id, data: escolha.data, hora: escolha.hora },
  });
  await ctx.publicar(eventoDoPedido('AGENDADO', pedido, gravado.versao, clinica.id));
  await avisarConfirmacao(ctx, pedido, clinica, { data: escolha.data, hora: escolha.hora, periodo });
  return {
    id: pedido.id,
    version: gravado.versao,
    idStatus: status,
    dataAgendamento: escolha.data,
    horaAgendamento: escolha.hora,
  };
}
