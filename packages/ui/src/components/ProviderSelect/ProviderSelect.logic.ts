import { agruparPrestadores, rotuloPrestador } from '@apto/domain';
import type { GrupoDeOpcoes } from '../AsyncList/rows.logic.ts';
import type { Clinica } from '../ClinicInfo/clinic.logic.ts';

/** A provider on offer: a clinic, how it stands to the client, and why it cannot be chosen. */
export interface ProviderOption extends Clinica {
  /** PREFERENCIAL and SEGUNDA_OPCAO are suggested; anything else is merely available (doc2 §2.7). */
  readonly prioridade?: string | null;
  /** Released to the client: black, otherwise grey and labelled. @default true */
  readonly liberado?: boolean;
  /** Why it cannot be chosen. It can still be reached, and says so. */
  readonly disabledReason?: string;
}

/** The options as the list shows them: in their two groups, or all in one without a heading. */
export function gruposDePrestadores<P extends ProviderOption>(
  prestadores: readonly P[],
  agrupado: boolean,
): readonly GrupoDeOpcoes<P>[] {
  if (!agrupado) return prestadores.length > 0 ? [{ rotulo: null, itens: prestadores }] : [];
  return agruparPrestadores(prestadores).map(({ rotulo, itens }) => ({ rotulo, itens }));
}

/** What a search in memory looks at. */
export const textoDeBusca = (prestador: ProviderOption): string =>
  `${rotuloPrestador(prestador)} ${prestador.neighborhood ?? ''}`;
