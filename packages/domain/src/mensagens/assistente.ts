import { MENSAGEM } from './comuns.ts';
import { VIDA_DO_AVISO, type Aviso } from './aviso.ts';

const { SOC, FAIXA_INDISPONIVEL, SUCESSO_DE_LISTA } = VIDA_DO_AVISO;
const com = (detalhe: string | undefined): { detalhe: string } | object => (detalhe ? { detalhe } : {});

/** Toasts of the wizard and of self-scheduling (doc2 §8). */
export const AVISO_ASSISTENTE = {
  /** A step that does not validate: 'Erro' with the step's message. */
  etapaInvalida: (mensagem: string = MENSAGEM.PREENCHA_CORRETAMENTE): Aviso => ({
    tom: 'perigo',
    titulo: MENSAGEM.ERRO,
    detalhe: mensagem,
  }),
  funcionarioAdicionado: (): Aviso => ({ tom: 'sucesso', titulo: 'Funcionário adicionado com sucesso!' }),
  limiteDeFuncionarios: (): Aviso => ({
    tom: 'informacao',
    titulo: 'Limite de funcionários atingido!',
    detalhe: 'O limite máximo de funcionários em um agendamento é de 10.',
  }),
  outroCliente: (): Aviso => ({
    tom: 'informacao',
    titulo: 'Somente funcionários do mesmo cliente podem ser adicionados.',
  }),
  falhaSoc: (): Aviso => ({ tom: 'perigo', titulo: MENSAGEM.SOC_SINCRONIA }),
  falhaNosExames: (detalhe?: string): Aviso => ({
    tom: 'atencao',
    titulo: 'Não foi possível consultar os Exames no SOC',
    ...com(detalhe),
    vida: SOC,
  }),
  falhaNosRiscos: (detalhe?: string): Aviso => ({
    tom: 'atencao',
    titulo: 'Não foi possível consultar os Riscos no SOC',
    ...com(detalhe),
    vida: SOC,
  }),
  falhaNaAgenda: (detalhe?: string): Aviso => ({
    tom: 'perigo',
    titulo: 'Não foi possível buscar agenda de horários do prestador.',
    ...com(detalhe),
    vida: SOC,
  }),
  falhaAoVerificarReserva: (): Aviso => ({
    tom: 'perigo',
    titulo:
      'Não foi possível verificar se o prestador atende reserva de horários. Por favor, tente novamente.',
  }),
  falhaAoDirecionar: (): Aviso => ({
    tom: 'perigo',
    titulo: 'Não foi possível direcionar o agendamento para um atendente. Tente novamente.',
  }),
  semHorarios: (): Aviso => ({
    tom: 'perigo',
    titulo: 'Sem horários disponíveis para a data/período informado. Tente informar outra data de sugestão.',
    vida: SUCESSO_DE_LISTA,
  }),
  faixaIndisponivel: (): Aviso => ({
    tom: 'informacao',
    titulo: 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
    vida: FAIXA_INDISPONIVEL,
  }),
  agendamentoSalvo: (nome: string): Aviso => ({
    tom: 'sucesso',
    titulo: `Agendamento do colaborador ${nome} salvo com sucesso`,
  }),
  preSolicitacaoSalva: (nome: string): Aviso => ({
    tom: 'sucesso',
    titulo: `Pré-solicitação do colaborador ${nome} salva com sucesso`,
  }),
  falhaNaPreSolicitacao: (nome: string, detalhe?: string): Aviso => ({
    tom: 'perigo',
    titulo: `Erro ao salvar pré solicitação do colaborador ${nome}`,
    ...com(detalhe),
  }),
  falhaNosProcedimentos: (nome: string): Aviso => ({
    tom: 'perigo',
    titulo: `Problemas ao sincronizar procedimentos do colaborador ${nome} com o SOC!`,
  }),
  agendamentoConfirmado: (): Aviso => ({ tom: 'sucesso', titulo: 'Agendamento confirmado' }),
  prestadorNaoAtendeEmpresa: (empresas: string): Aviso => ({
    tom: 'atencao',
    titulo: `O prestador não atende os funcionários da empresa: ${empresas}`,
    vida: SOC,
  }),
  prestadorLiberado: (): Aviso => ({ tom: 'sucesso', titulo: 'Prestador liberado com sucesso' }),
  prestadorSemHorarios: (mensagem: string): Aviso => ({ tom: 'informacao', titulo: mensagem }),
  intervaloRecusado: (mensagem: string): Aviso => ({
    tom: 'atencao',
    titulo: mensagem,
    vida: VIDA_DO_AVISO.DATA,
  }),
  arquivoDuplicado: (): Aviso => ({ tom: 'informacao', titulo: MENSAGEM.ARQUIVO_DUPLICADO }),
  arquivoGrande: (): Aviso => ({ tom: 'perigo', titulo: MENSAGEM.ARQUIVO_GRANDE }),
} as const;

/** Messages of the wizard's fields that belong to no other folder (doc2 §5). */
export const MENSAGEM_ASSISTENTE = {
  MINIMO_UM_FUNCIONARIO: 'Deve ser adicionado no minímo um funcionário',
  SELECIONADOS_NAO_ADICIONADOS: 'Existem funcionários selecionados que não foram adicionados',
  QUESTIONARIO: 'O questionário deve ser informado',
  DETALHES_CONSULTA: 'Os detalhes da consulta devem ser informados',
  CIENTE_COBRANCA: 'Estou ciente de que os exames serão cobrados.',
  COBRANCA_NAO_MARCADA: 'É necessário marcar o campo para realizar a confirmação do exame.',
  HORARIO_MENOR_QUE_ATUAL: 'O horário informado é menor que o atual',
  AGENDAR_TODOS: 'É necessário agendar todos os funcionários antes de prosseguir',
  FUNCIONARIO_SEM_RISCO:
    'O funcionario do agendamento está sem riscos. Por favor, aplique os riscos no funcionário.',
  AGUARDE_RESERVA:
    'Aguarde estamos inserindo os agendamentos no prestador. Esta operação pode demorar. Aguarde.',
} as const;
