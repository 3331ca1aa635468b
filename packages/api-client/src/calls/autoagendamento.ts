import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PERMISSAO_CHAMADA as P } from '../permissoes.ts';
import { booleano, dataCivil, hora, id, inteiro, obrigatorio, periodo, referencia } from '../schemas/base.ts';
import { agendamentoCriado, endereco, quemResponde } from '../schemas/agendamento.ts';

const interna = ['interna'] as const;
const doEmpregado = ['autoagendamento'] as const;
const email = z.email('Digite um email válido').max(255);

export const criarAutoagendamento = endpoint({
  id: 'criarAutoagendamento',
  method: 'POST',
  path: '/autoagendamento',
  sessoes: interna,
  permissao: P.criar,
  idempotente: true,
  body: z.object({
    funcionario: referencia,
    tipoExame: referencia,
    dataHomologacao: dataCivil.nullish(),
    dataSugestaoInicial: dataCivil,
    dataSugestaoFinal: dataCivil,
    questionarioRisco: z.union([inteiro(1), referencia]).nullish(),
    nomeSolicitante: obrigatorio(150),
    emailSolicitante: z.email('Campo deve ser email').max(255),
    telefoneSolicitante: obrigatorio(20),
    enquadramentoLaudoPCD: z.enum(['sim', 'nao']).default('nao'),
    telefoneFuncionario: z.string().max(20).nullish(),
    emailFuncionario: z.union([email, z.null()]).optional(),
    quemAgenda: quemResponde.optional(),
    quemAvisa: quemResponde.optional(),
    asoEmDia: booleano.default(false),
  }),
  answer: agendamentoCriado,
  resumo: 'Cria o pedido que o funcionário agendará',
  fonte: 'doc2 §7',
});

export const gerarTokenAutoagendamento = endpoint({
  id: 'gerarTokenAutoagendamento',
  method: 'POST',
  path: '/autoagendamento/token',
  sessoes: interna,
  permissao: P.criar,
  idempotente: true,
  limite: 'publica',
  body: z.object({ cpf: z.string().max(20), agendamentoId: id }),
  answer: z.object({ token: z.string(), link: z.string(), expiraEm: z.string() }),
  resumo: 'Novo token; os anteriores deixam de valer',
  fonte: 'doc2 §7',
});

export const enviarLinkAutoagendamento = endpoint({
  id: 'enviarLinkAutoagendamento',
  method: 'POST',
  path: '/autoagendamento/enviar-link-autoagendamento-colaborador',
  sessoes: interna,
  permissao: P.criar,
  idempotente: true,
  limite: 'publica',
  body: z.object({
    phone: z.string().max(20).nullish(),
    email: z.union([email, z.literal(''), z.null()]).optional(),
    formaEnvio: z.enum(['WHATSAPP', 'EMAIL']),
    cpf: z.string().max(20),
    agendamentoId: id,
  }),
  answer: z.object({ token: z.string(), link: z.string(), expiraEm: z.string() }),
  resumo: 'Envia o link por WhatsApp ou e-mail e devolve o token',
  fonte: 'doc1 §7, doc2 §7',
});

/** The employee's own request, and nothing else of theirs. */
export const meuAutoagendamento = endpoint({
  id: 'meuAutoagendamento',
  method: 'GET',
  path: '/autoagendamento',
  sessoes: doEmpregado,
  permissao: null,
  answer: z.object({
    agendamento: z.object({
      id: z.number(),
      version: z.number().int(),
      situacao: z.enum(['PENDENTE', 'CONFIRMADO', 'ENCERRADO']),
      tipoExame: z.object({ id: z.number(), descricao: z.string() }),
      dataSugestaoInicial: z.string(),
      dataSugestaoFinal: z.string(),
      periodo: z.number().nullable(),
      dataAgendamento: z.string().nullable(),
      horaAgendamento: z.string().nullable(),
    }),
    funcionario: z.object({
      id: z.number(),
      name: z.string(),
      cpf: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
    cliente: z.object({
      id: z.number(),
      name: z.string(),
      urlLogo: z.string().nullable(),
      corMarca: z.string().nullable(),
    }),
    cidade: z.object({ id: z.number(), cidade: z.string(), estado: z.string() }).nullable(),
    prestador: endereco
      .extend({
        id: z.number(),
        name: z.string(),
        phone: z.string().nullable(),
        fuso: z.string(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      })
      .nullable(),
    procedimentos: z.array(
      z.object({ id: z.number(), name: z.string(), recommendation: z.string().nullable() }),
    ),
    /** What to bring on the day, in order. */
    levar: z.array(z.string()),
  }),
  resumo: 'O pedido da sessão',
  fonte: 'própria',
});

export const confirmarMeusDados = endpoint({
  id: 'confirmarMeusDados',
  method: 'PATCH',
  path: '/autoagendamento/confirmar-dados',
  sessoes: doEmpregado,
  permissao: null,
  body: z.object({
    phone: z.string().max(20),
    email: z.union([email, z.literal('').transform(() => null), z.null()]).optional(),
  }),
  answer: z.object({ phone: z.string(), email: z.string().nullable() }),
  resumo: 'Confirma ou corrige telefone e e-mail',
  fonte: 'própria',
});

export const confirmarPrestador = endpoint({
  id: 'confirmarPrestador',
  method: 'PATCH',
  path: '/autoagendamento/solicitante-confirmar-prestador',
  sessoes: ['autoagendamento', 'interna'],
  permissao: P.criar,
  body: z.object({ id, cidade: referencia, idPrestador: id }),
  answer: z.object({ id: z.number(), version: z.number().int() }),
  resumo: 'Confirma cidade e clínica',
  fonte: 'doc2 §7',
});

export const confirmarAgendamento = endpoint({
  id: 'confirmarAgendamento',
  method: 'POST',
  path: '/autoagendamento/solicitante-confirmar-agendamento',
  sessoes: ['autoagendamento', 'interna'],
  permissao: P.criar,
  idempotente: true,
  body: z.object({
    agendamentoId: id,
    periodo,
    dataAgendamento: dataCivil,
    /** Arrival time of the chosen slot; absent where the clinic serves by order of arrival. */
    horarioAgendamento: hora.nullish(),
    ambienteId: id.nullish(),
    procedimentosFromSoc: booleano.default(false),
  }),
  answer: z.object({
    id: z.number(),
    version: z.number().int(),
    idStatus: z.number(),
    dataAgendamento: z.string(),
    horaAgendamento: z.string().nullable(),
  }),
  resumo: 'Agenda. Horário já ocupado: 409 FAIXA_INDISPONIVEL com details.response.maisProximas',
  fonte: 'doc2 §4, §7',
});
