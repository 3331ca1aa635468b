import {
  instanteEmSaoPaulo,
  minutosDoDia,
  horaDeMinutos,
  PERIODO,
  periodoDoHorario,
  permiteAutoagendamento,
  somarDias,
  STATUS,
  statusDe,
  textoDoRegistro,
  TIPO_EXAME,
  type AcaoStatus,
  type Agora,
} from '@apto/domain';
import type { Aleatorio } from './aleatorio.ts';
import { cargosDoRamo } from './catalogo/cargos.ts';
import { CAMINHOS, MOTIVOS, TIPOS, type Passo, type Quando } from './catalogo/caminhos.ts';
import { EXAMES_POR_TIPO } from './catalogo/exames.ts';
import { EMPRESA, idDoExame } from './clientes.ts';
import type { FuncionarioMontado } from './funcionarios.ts';
import { criarLivro, type Marcacao } from './livro.ts';
import type { Registro } from './lote.ts';
import type { PrestadorMontado } from './prestadores.ts';
import { USUARIOS } from './usuarios.ts';

type Tabelas = Record<
  'agendamento' | 'agendamento_procedimento' | 'agendamento_risco' | 'agendamento_status' | 'reserva',
  Registro[]
>;

const DETALHES = [
  'Dor ao levantar peso, relatada ao encarregado.',
  'Acompanhamento depois de afastamento.',
  'Pedido do próprio funcionário.',
] as const;

/** Minutes after the previous step of a path. */
const PASSO_MINIMO = 25;

/** Text of a status record as the product writes it. */
function descricaoDoPasso([acao, para]: Passo, motivo: string): string {
  if (
    acao === 'CANCELAR' ||
    acao === 'DESISTIR' ||
    acao === 'SOLICITAR_ALTERACAO' ||
    acao === 'MARCAR_FALTA'
  ) {
    return textoDoRegistro(acao, motivo);
  }
  if (acao === 'CRIAR') return 'Agendamento criado';
  if (acao === 'CRIAR_AUTOAGENDAMENTO') return 'Autoagendamento criado';
  const base = `Mudança de status para ${statusDe(para)?.descricao ?? para}`;
  return motivo ? `${base}. Motivo: ${motivo}` : base;
}

/** Appointments over every status and exam type, dated from today, with what belongs to them. */
export function montarAgendamentos(
  aleatorio: Aleatorio,
  agora: Agora,
  quantos: number,
  funcionarios: readonly FuncionarioMontado[],
  prestadores: readonly PrestadorMontado[],
): Tabelas {
  const tabelas: Tabelas = {
    agendamento: [],
    agendamento_procedimento: [],
    agendamento_risco: [],
    agendamento_status: [],
    reserva: [],
  };
  const livro = criarLivro(aleatorio, agora);
  const porCidade = Map.groupBy(prestadores, (p) => p.cidade.id);
  const ativos = funcionarios.filter((f) => f.situation !== 'DEMITIDO');
  const comRisco = ativos.filter((f) => f.riscos.length > 0);
  const semRisco = ativos.filter((f) => f.riscos.length === 0);
  const pagosAntes = new Set(
    prestadores.filter((p) => p.deposito && p.turnos.size > 0).map((p) => p.cidade.id),
  );
  const comDeposito = ativos.filter((f) => pagosAntes.has(f.posto.cidade.id));
  const caminhos = CAMINHOS.map((c) => [c, c.peso] as const);

  for (let n = 0; n < quantos; n += 1) {
    // Every status and every exam type appears even in a small demonstration.
    const caminho = CAMINHOS[n] ?? aleatorio.ponderado(caminhos);
    const doLink =
      caminho.status === STATUS.AUTOAGENDAMENTO || caminho.status === STATUS.AGUARDANDO_APLICACAO_RISCO;
    const tipo = doLink
      ? aleatorio.ponderado(TIPOS.filter(([id]) => permiteAutoagendamento(id)))
      : (TIPOS[n % 50]?.[0] ?? aleatorio.ponderado(TIPOS));
    const f = aleatorio.escolher(candidatos(caminho.status));
    const clinica = doLink ? null : escolherClinica(f, tipo, caminho.status === STATUS.DEPOSITO_ANTECIPADO);
    somar(n + 1, tipo, f, clinica, caminho.quando, caminho.passos, doLink);
  }
  return tabelas;

  function candidatos(status: number): readonly FuncionarioMontado[] {
    if (status === STATUS.AGUARDANDO_APLICACAO_RISCO) return semRisco;
    if (status === STATUS.AUTOAGENDAMENTO) return comRisco;
    return status === STATUS.DEPOSITO_ANTECIPADO ? comDeposito : ativos;
  }

  function escolherClinica(f: FuncionarioMontado, tipo: number, deposito: boolean): PrestadorMontado | null {
    const todas = porCidade.get(f.posto.cidade.id) ?? [];
    const servem = todas.filter(
      (p) => p.turnos.size > 0 && (p.ocupacional || tipo > 5) && p.deposito === deposito,
    );
    if (servem.length > 0)
      return aleatorio.ponderado(servem.map((p) => [p, p.prioridade === 'OUTROS' ? 1 : 4] as const));
    return todas.find((p) => p.turnos.size > 0) ?? null;
  }

  function somar(
    id: number,
    tipo: number,
    f: FuncionarioMontado,
    clinica: PrestadorMontado | null,
    quando: Quando,
    passos: readonly Passo[],
    doLink: boolean,
  ): void {
    const status = passos.at(-1)?.[1] ?? STATUS.EM_ABERTO;
    const marcacao = clinica && quando ? livro.marcar(clinica, quando) : null;
    const criadoHa = diasDeVida(quando, status, marcacao);
    const criadoEm = somarDias(agora.data, -criadoHa);
    // Requests of today were made before now.
    const teto =
      criadoHa === 0 ? Math.max(5, minutosDoDia(agora.hora) - passos.length * PASSO_MINIMO - 5) : 17 * 60;
    let minuto = aleatorio.inteiro(Math.min(7 * 60, teto), teto);
    const instante = (dia: string, m: number): string =>
      instanteEmSaoPaulo(dia, horaDeMinutos(Math.max(0, Math.min(m, 23 * 60 + 59))));
    const registros = passos.map((passo): Registro => {
      const motivo = aleatorio.escolher(MOTIVOS[passo[0]] ?? ['']);
      const registro = {
        agendamento_id: id,
        para: passo[1],
        acao: passo[0],
        descricao: descricaoDoPasso(passo, motivo),
        created_at: instante(diaDoPasso(passo[0], criadoEm, marcacao), minuto),
      };
      minuto += PASSO_MINIMO + aleatorio.inteiro(0, 20);
      return registro;
    });
    let de: number | null = null;
    for (const registro of registros) {
      const sistema = doSistema(registro['acao'] as AcaoStatus);
      tabelas.agendamento_status.push({
        ...registro,
        de,
        autor_id: sistema ? null : USUARIOS.atendente.id,
        autor_nome: sistema ? 'Sistema' : USUARIOS.atendente.name,
      });
      de = registro['para'] as number;
    }
    const doCliente = f.cliente.id === 1;
    const solicitante = doCliente ? USUARIOS.cliente : { name: `RH ${f.cliente.dados.apelido}` };
    // What still waits for a day suggests one that is to come.
    const espera = !marcacao && statusDe(status)?.grupo === 'EM_PROCESSO';
    const inicio =
      marcacao?.data ??
      (espera
        ? somarDias(agora.data, aleatorio.inteiro(1, 4))
        : somarDias(criadoEm, aleatorio.inteiro(2, 9)));
    const fim =
      marcacao?.data ?? somarDias(inicio, espera ? aleatorio.inteiro(4, 9) : aleatorio.inteiro(1, 5));
    const demissao =
      tipo === TIPO_EXAME.DEMISSIONAL ? somarDias(agora.data, aleatorio.inteiro(-5, 12)) : null;
    tabelas.agendamento.push({
      id,
      empresa_id: EMPRESA.id,
      cliente_id: f.cliente.id,
      unidade_id: f.posto.unidadeId,
      setor_id: f.posto.setorId,
      cargo_id: f.posto.cargoId,
      funcionario_id: f.id,
      prestador_id: clinica?.id ?? null,
      cidade_id: doLink ? null : f.posto.cidade.id,
      tipo_exame_id: tipo,
      status_id: status,
      versao: passos.length,
      user_id: doCliente ? USUARIOS.cliente.id : USUARIOS.atendente.id,
      user_responsavel_id: passos.length > 1 && aleatorio.chance(0.35) ? USUARIOS.atendente.id : null,
      nome_funcionario: f.name,
      cpf_funcionario: f.cpf,
      nome_cliente: f.cliente.dados.name,
      telefone_funcionario: f.phone,
      email_funcionario: f.email,
      nome_solicitante: solicitante.name,
      email_solicitante: doCliente ? 'cliente@apto.test' : `rh@${f.cliente.dados.dominio}`,
      telefone_solicitante: `${f.posto.cidade.ddd}3${aleatorio.digitos(7)}`,
      data_sugestao_inicial: inicio,
      data_sugestao_final: fim,
      periodo: marcacao?.hora
        ? periodoDoHorario(marcacao.hora)
        : aleatorio.escolher([PERIODO.MANHA, PERIODO.TARDE, PERIODO.AMBOS]),
      data_agendamento: marcacao?.data ?? null,
      hora_agendamento: marcacao?.hora ?? null,
      hora_saida: marcacao?.saida ?? null,
      observacao: aleatorio.chance(0.1) ? 'Ligar antes de enviar o kit.' : null,
      pcd: f.pcd,
      sem_riscos: f.riscos.length === 0,
      quem_agenda: 'EMPRESA',
      quem_avisa: 'EMPRESA',
      motivo_consulta: tipo === TIPO_EXAME.CONSULTA ? aleatorio.inteiro(1, 4) : null,
      detalhe_consulta: tipo === TIPO_EXAME.CONSULTA ? aleatorio.escolher(DETALHES) : null,
      tipo_retorno: tipo === TIPO_EXAME.RETORNO_AO_TRABALHO ? aleatorio.inteiro(1, 5) : null,
      data_liberacao: tipo === TIPO_EXAME.RETORNO_AO_TRABALHO ? somarDias(criadoEm, 3) : null,
      data_homologacao: demissao,
      quantidade_falta_consulta: status === STATUS.FALTA_CONSULTA ? aleatorio.inteiro(1, 2) : 0,
      usa_reserva_horario: marcacao?.ambienteId !== undefined,
      deposito_antecipado: clinica?.deposito ?? false,
      autoagendamento: doLink,
      created_at: registros[0]?.['created_at'],
      updated_at: registros.at(-1)?.['created_at'],
    });
    somarFilhos(id, tipo, f, clinica, marcacao);
  }

  function somarFilhos(
    id: number,
    tipo: number,
    f: FuncionarioMontado,
    clinica: PrestadorMontado | null,
    marcacao: Marcacao | null,
  ): void {
    const modelo = cargosDoRamo(f.cliente.dados.ramo).find((c) => c.cargo === f.posto.modelo.cargo);
    const exames = tipo <= 5 ? (modelo?.exames ?? ['clinico']) : (EXAMES_POR_TIPO[tipo] ?? ['clinico']);
    for (const chave of exames) {
      tabelas.agendamento_procedimento.push({
        agendamento_id: id,
        procedimento_id: idDoExame(chave),
        prestador_id: clinica?.id ?? null,
        data_agendamento: marcacao?.data ?? null,
        hora_agendamento: marcacao?.hora ?? null,
      });
    }
    for (const risco of f.riscos) tabelas.agendamento_risco.push({ agendamento_id: id, risco_id: risco });
    if (marcacao?.ambienteId && marcacao.hora && marcacao.saida) {
      tabelas.reserva.push({
        ambiente_id: marcacao.ambienteId,
        vaga: marcacao.vaga ?? 1,
        periodo: `[${marcacao.data} ${marcacao.hora},${marcacao.data} ${marcacao.saida})`,
        tipo: 'RESERVA',
        agendamento_id: id,
        ativa: true,
      });
    }
  }

  function diasDeVida(quando: Quando, status: number, marcacao: Marcacao | null): number {
    if (quando === 'PASSADO')
      return (marcacao?.diasAtras ?? aleatorio.inteiro(5, 150)) + aleatorio.inteiro(3, 12);
    if (quando === 'ONTEM' || quando === 'HOJE') return (marcacao?.diasAtras ?? 0) + aleatorio.inteiro(3, 12);
    if (status === STATUS.CANCELADO || status === STATUS.DESISTENCIA_DE_VAGA)
      return aleatorio.inteiro(2, 160);
    if (status === STATUS.EM_ABERTO || status === STATUS.PROCESSANDO_SOLICITACAO)
      return aleatorio.inteiro(0, 4);
    return aleatorio.inteiro(1, 14);
  }
}

const DO_SISTEMA: readonly AcaoStatus[] = [
  'CHEGAR_DIA',
  'ENCERRAR_DIA',
  'FALHAR_KIT',
  'RESERVAR_HORARIOS',
  'AGUARDAR_CONFIRMACAO_AGENDA',
  'PROCESSAR_SOLICITACAO',
];
const doSistema = (acao: AcaoStatus): boolean => DO_SISTEMA.includes(acao);

/** Steps of the exam's day happen on it or after it; the others on the day of the request. */
function diaDoPasso(acao: AcaoStatus, criadoEm: string, marcacao: Marcacao | null): string {
  if (!marcacao) return criadoEm;
  if (acao === 'CHEGAR_DIA' || acao === 'ENCERRAR_DIA') return marcacao.data;
  if (acao === 'MARCAR_FALTA' || acao === 'CONFIRMAR_COMPARECIMENTO') return somarDias(marcacao.data, 1);
  return criadoEm;
}
