import {
  CODIGO_ERRO,
  entrar,
  entrarAutoagendamento,
  entrarCadastroPrestador,
  entrarPrestador,
  eu,
  minhaEmpresa,
  sair,
  trocarSenha,
} from '@apto/api-client';
import { VERSAO_DOS_TERMOS } from '@apto/domain';
import { eq } from 'drizzle-orm';
import { empresa } from '../db/schema.ts';
import { interna } from '../platform/contexto.ts';
import { ErroHttp, invalido, naoAutenticado, naoEncontrado } from '../platform/erros.ts';
import { contarTentativaDeLogin, perdoarTentativas } from '../platform/limites.ts';
import { escrita, escritaPreparada, leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { abrirParaEmpregado, conferirEmpregado } from './empregado.ts';
import { gerarHash, conferirSenha } from './senha.ts';
import { abrirParaUsuario, encerrar, lerUsuario, mudarSenha, perfilDe } from './service.ts';

const recusado = (mensagem: string) =>
  new ErroHttp(401, CODIGO_ERRO.CREDENCIAIS_INVALIDAS, mensagem, { message: mensagem });

/** Sessions of the three kinds (doc3 §7.1). One answer for a wrong password and an unknown user. */
export function rotasDeSessao(servidor: Servidor): void {
  const { config, banco } = servidor;
  const agora = () => servidor.relogio();

  for (const [chamada, tipo] of [
    [entrar, 'interna'],
    [entrarPrestador, 'prestador'],
    // The clinic's registration portal has a door of its own to the same session, and shares its limit.
    [entrarCadastroPrestador, 'prestador'],
  ] as const) {
    escritaPreparada(
      servidor,
      chamada,
      // Outside the transaction: a refused attempt must stay counted, and argon2 must not hold it open.
      async ({ body }, ctx) => {
        await contarTentativaDeLogin(banco.db, `${tipo}:${body.username}`, ctx.ip, config.limiteDeLogin);
        const usuario = await lerUsuario(banco.db, body.username, tipo);
        const certa = await conferirSenha(usuario?.senhaHash ?? null, body.password);
        if (!usuario || !certa) {
          // Also for an unknown user, so that both take as long.
          await ctx.auditar({
            acao: 'ENTRADA_RECUSADA',
            recurso: 'usuario',
            recursoId: usuario?.id ?? null,
          });
          throw recusado('Usuário ou senha inválidos.');
        }
        return usuario;
      },
      async ({ body }, ctx, usuario) => {
        const access_token = await abrirParaUsuario(ctx.db, config.segredoDeSessao, agora(), usuario);
        await perdoarTentativas(ctx.db, `${tipo}:${body.username}`, ctx.ip);
        await ctx.auditar({ acao: 'ENTRAR', recurso: 'usuario', recursoId: usuario.id });
        return { access_token };
      },
      { status: 200 },
    );
  }

  escritaPreparada(
    servidor,
    entrarAutoagendamento,
    async ({ body }, ctx) => {
      if (!body.termoAceito) {
        throw invalido([
          { campo: 'termoAceito', mensagem: 'É necessário aceitar os termos para continuar.' },
        ]);
      }
      await contarTentativaDeLogin(banco.db, `auto:${body.username}`, ctx.ip, config.limiteDeLogin);
      const link = await conferirEmpregado(banco.db, agora(), body.username, body.password);
      if (!link) {
        await ctx.auditar({ acao: 'ENTRADA_RECUSADA', recurso: 'agendamento' });
        throw recusado('CPF ou token inválidos.');
      }
      await perdoarTentativas(banco.db, `auto:${body.username}`, ctx.ip);
      return link;
    },
    async (_, ctx, link) => {
      const access_token = await abrirParaEmpregado(ctx.db, config.segredoDeSessao, agora(), link);
      // The session is purged after its end; what was agreed to stays here (LGPD art. 8 §1).
      await ctx.auditar({
        acao: 'ENTRAR',
        recurso: 'agendamento',
        recursoId: link.agendamentoId,
        detalhes: { tokenId: link.tokenId, termos: VERSAO_DOS_TERMOS },
      });
      return { access_token };
    },
    { status: 200 },
  );

  leitura(servidor, eu, async (_, ctx) => {
    if (!ctx.sessao || ctx.sessao.tipo === 'autoagendamento') throw naoAutenticado();
    return perfilDe(ctx.db, ctx.sessao);
  });

  escrita(
    servidor,
    sair,
    async (_, ctx) => {
      const { sessao } = ctx;
      if (sessao) {
        await encerrar(ctx.db, sessao.idHash);
        await ctx.auditar(
          sessao.tipo === 'autoagendamento'
            ? { acao: 'SAIR', recurso: 'agendamento', recursoId: sessao.agendamentoId }
            : { acao: 'SAIR', recurso: 'usuario', recursoId: sessao.usuarioId },
        );
      }
      return { ok: true as const };
    },
    { status: 200 },
  );

  escritaPreparada(
    servidor,
    trocarSenha,
    async ({ body }, ctx) => {
      if (!ctx.sessao || ctx.sessao.tipo === 'autoagendamento') throw naoAutenticado();
      const chave = `senha:${ctx.sessao.usuarioId}`;
      await contarTentativaDeLogin(banco.db, chave, ctx.ip, config.limiteDeLogin);
      const usuario = await lerUsuario(banco.db, ctx.sessao.usuarioId, ctx.sessao.tipo);
      if (!(await conferirSenha(usuario?.senhaHash ?? null, body.senhaAtual))) {
        const texto = 'A senha atual não confere.';
        throw new ErroHttp(422, CODIGO_ERRO.CREDENCIAIS_INVALIDAS, texto, {
          message: texto,
          campos: [{ campo: 'senhaAtual', mensagem: texto }],
        });
      }
      await perdoarTentativas(banco.db, chave, ctx.ip);
      return { sessao: ctx.sessao, hash: await gerarHash(body.novaSenha) };
    },
    async (_, ctx, { sessao, hash }) => {
      await mudarSenha(ctx.db, sessao.usuarioId, hash, sessao.idHash);
      await ctx.auditar({ acao: 'TROCAR_SENHA', recurso: 'usuario', recursoId: sessao.usuarioId });
      return { ok: true as const };
    },
  );

  leitura(servidor, minhaEmpresa, async (_, ctx) => {
    const [achada] = await ctx.db
      .select()
      .from(empresa)
      .where(eq(empresa.id, interna(ctx).empresaId));
    if (!achada) throw naoEncontrado();
    return { id: achada.id, name: achada.name, tradeName: achada.tradeName, cnpj: achada.cnpj };
  });
}
