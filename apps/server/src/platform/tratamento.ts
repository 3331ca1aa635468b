import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { CODIGO_ERRO, type CorpoDeErro } from '@apto/api-client';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codigoSql } from '../db/port.ts';
import { ErroDeIntegracao } from '../gateways/ports.ts';
import { bancoFora } from './database-down.ts';
import { ErroHttp, indisponivel } from './erros.ts';

function traduzir(erro: unknown): ErroHttp | null {
  if (erro instanceof ErroHttp) return erro;
  if (erro instanceof ErroDeIntegracao) {
    const texto =
      erro.gateway === 'soc'
        ? 'Ocorreu um problema ao tentar sincronizar dados com o SOC!'
        : 'Um serviço externo não respondeu. Tente novamente.';
    return new ErroHttp(503, CODIGO_ERRO.INTEGRACAO_INDISPONIVEL, texto, { message: texto });
  }
  if (bancoFora(erro)) return indisponivel();
  switch (codigoSql(erro)) {
    case '57014':
      return indisponivel('A consulta demorou demais. Refine o filtro e tente novamente.');
    case '40001':
    case '40P01':
      return new ErroHttp(
        409,
        CODIGO_ERRO.CONFLITO,
        'Outra pessoa alterou o mesmo registro. Tente novamente.',
      );
    case '22021':
      return new ErroHttp(400, CODIGO_ERRO.VALIDACAO, 'O pedido contém um caractere que não é aceito.');
    default:
  }
  const { statusCode, code } = erro as Partial<FastifyError>;
  if (statusCode === 413)
    return new ErroHttp(413, CODIGO_ERRO.CORPO_GRANDE_DEMAIS, 'O conteúdo enviado é grande demais.');
  if (statusCode === 415)
    return new ErroHttp(415, CODIGO_ERRO.VALIDACAO, 'Tipo de conteúdo não aceito. Envie application/json.');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    const texto =
      code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'Falta o corpo do pedido.' : 'O pedido não pôde ser lido.';
    return new ErroHttp(statusCode, CODIGO_ERRO.VALIDACAO, texto);
  }
  return null;
}

function corpoDe(erro: ErroHttp, requestId: string): CorpoDeErro {
  return {
    message: erro.mensagem,
    codigo: erro.codigo,
    requestId,
    ...(erro.response ? { details: { response: erro.response } } : {}),
  };
}

function responder(erro: ErroHttp, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  for (const [nome, valor] of Object.entries(erro.cabecalhos)) void reply.header(nome, valor);
  return reply.code(erro.status).type('application/json; charset=utf-8').send(corpoDe(erro, req.id));
}

/** Turns everything thrown into the ONE error shape; what is not understood is a 500 without its text. */
export function instalarTratamentoDeErros(app: FastifyInstance): void {
  app.setErrorHandler((erro, req, reply) => {
    const conhecido = traduzir(erro);
    if (!conhecido) {
      req.log.error({ err: semDados(erro) }, 'erro não tratado');
      const texto = 'Ocorreu um erro inesperado. Tente novamente; se persistir, informe o código do pedido.';
      return responder(new ErroHttp(500, CODIGO_ERRO.ERRO_INTERNO, texto), req, reply);
    }
    if (conhecido.status >= 500)
      req.log.warn({ err: semDados(erro) }, 'pedido recusado por indisponibilidade');
    return responder(conhecido, req, reply);
  });
}

/** Answers an address that cannot even be decoded: it reaches no route, no hook and no error handler. */
export function aoErrarNoEndereco(erro: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
  void responder(
    new ErroHttp(erro.statusCode ?? 400, CODIGO_ERRO.VALIDACAO, 'O endereço do pedido não pôde ser lido.'),
    req,
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff'),
  );
}

const DA_CONEXAO: Readonly<Record<string, readonly [number, string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'O pedido demorou demais para chegar.'],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'Os cabeçalhos do pedido são grandes demais.',
  ],
};

/** Answers what is not HTTP, or not all of it: there is no request yet, only a socket. */
export function aoErrarNaConexao(erro: Error & { code?: string }, socket: Socket): void {
  if (erro.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, nome, texto] = DA_CONEXAO[erro.code ?? ''] ?? [
    400,
    'Bad Request',
    'O pedido não pôde ser lido.',
  ];
  if (socket.writable) {
    const corpo = JSON.stringify(corpoDe(new ErroHttp(status, CODIGO_ERRO.VALIDACAO, texto), randomUUID()));
    socket.write(
      `HTTP/1.1 ${status} ${nome}\r\nContent-Length: ${Buffer.byteLength(corpo)}\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${corpo}`,
    );
  }
  socket.destroySoon();
}

/** drizzle puts the parameters, which may be personal data, into its message: they stay out of the log. */
export function semDados(erro: unknown): Record<string, unknown> {
  if (!(erro instanceof Error)) return { tipo: typeof erro };
  const causa = erro.cause instanceof Error ? erro.cause : undefined;
  const limpa = (texto: string) => texto.split('\n')[0]?.replace(/^Failed query:.*/, 'Failed query') ?? '';
  return {
    type: erro.name,
    message: limpa(erro.message),
    code: codigoSql(erro),
    cause: causa ? limpa(causa.message) : undefined,
    stack: erro.stack
      ?.split('\n')
      .filter((l) => l.trimStart().startsWith('at '))
      .slice(0, 8)
      .join('\n'),
  };
}
