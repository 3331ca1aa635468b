import { listarTiposExame } from '@apto/api-client';
import { esocialDoTipo, TiposExame } from '@apto/domain';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';

/** Exam types: the domain's, no table holds them. */
export function rotasDeTiposExame(servidor: Servidor): void {
  leitura(servidor, listarTiposExame, () =>
    TiposExame.map(({ id, descricao }) => ({ id, descricao, esocialCodigo: esocialDoTipo(id) })),
  );
}
