import type { Cofre } from '@apto/api-client/sessao';
import { rascunhoTemConteudo, type EstadoAssistente, type PerfilDoSolicitante } from '@apto/domain';
import { cofreDoRascunho } from '../../../shared/sessao/index.ts';
import { novoRascunho, type PedidoCriado, type Rascunho } from './pedido.ts';

/** What the vault holds: the domain's text, and what belongs to the app. */
interface Guardado {
  readonly id: string;
  readonly texto: string;
  readonly criado: PedidoCriado | null;
}

type Codificacao = {
  readonly lerRascunho: (texto: string, perfil: PerfilDoSolicitante | null) => EstadoAssistente | null;
  readonly serializarRascunho: (estado: EstadoAssistente) => string;
};

const codificacao = (): Promise<Codificacao> => import('./codificacao.ts');

const ehCriado = (valor: unknown): valor is PedidoCriado =>
  typeof valor === 'object' && valor !== null && Number.isSafeInteger((valor as PedidoCriado).id);

function guardadoDe(valor: unknown): Guardado | null {
  if (typeof valor !== 'object' || valor === null) return null;
  const { id, texto, criado } = valor as Partial<Record<keyof Guardado, unknown>>;
  if (typeof id !== 'string' || typeof texto !== 'string') return null;
  return { id, texto, criado: ehCriado(criado) ? criado : null };
}

/** Where drafts are kept. */
export interface GuardaDeRascunho {
  /** The person's draft, or an empty request. */
  ler(usuarioId: number, perfil: PerfilDoSolicitante | null): Promise<Rascunho>;
  /** Stores the draft; one without content is removed instead. */
  guardar(rascunho: Rascunho): Promise<void>;
}

/** @param abrir the vault of a person; tests pass one in memory */
export function criarGuarda(abrir: (usuarioId: number) => Cofre = cofreDoRascunho): GuardaDeRascunho {
  return {
    async ler(usuarioId, perfil) {
      const vazio = novoRascunho(usuarioId, perfil);
      // Without storage or WebCrypto (plain http on a remote host) the request lives as long as the tab.
      const guardado = guardadoDe(
        await abrir(usuarioId)
          .ler()
          .catch(() => null),
      );
      if (!guardado) return vazio;
      const estado = (await codificacao()).lerRascunho(guardado.texto, perfil);
      return estado ? { ...vazio, id: guardado.id, criado: guardado.criado, estado } : vazio;
    },
    async guardar(rascunho) {
      const { id, usuarioId, estado, criado } = rascunho;
      if (!rascunhoTemConteudo(estado) && !criado) {
        await abrir(usuarioId)
          .apagar()
          .catch(() => undefined);
        return;
      }
      const texto = (await codificacao()).serializarRascunho(estado);
      await abrir(usuarioId).guardar({ id, texto, criado } satisfies Guardado);
    },
  };
}
