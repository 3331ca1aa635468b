import { listarStatus } from '@apto/api-client';
import { StatusAgendamento } from '@apto/domain';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';

/** Filter options of the list: the statuses are the domain's, no table holds them. */
export function rotasDeStatus(servidor: Servidor): void {
  leitura(servidor, listarStatus, () =>
    StatusAgendamento.map(({ id, descricao, primevueColor, icone }) => ({
      id,
      descricao,
      primevueColor,
      iconName: icone,
    })),
  );
}
