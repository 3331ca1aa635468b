import { groupPrestadores, type PrestadorGroupCode } from '@apto/domain/prestadores';
import type { CivilDate, Weekday } from '@apto/domain/time';
import type { RowGroup } from '../../../controls/OptionList/rows.ts';
import type { Clinic } from '../ClinicInfo/clinic.logic.ts';

/** Um prestador oferecido: uma clínica, sua relação com o cliente, e por que não pode ser escolhida. */
export interface ProviderOption extends Clinic {
  /** PREFERENCIAL e SEGUNDA_OPCAO são sugeridos; qualquer outro só está disponível (doc2 §2.7). */
  readonly prioridade?: string | null;
  /** Liberado para o cliente: com rótulo; se não, cinza e com o seu. Ausente, sem cliente escolhido: nada é dito. */
  readonly liberado?: boolean;
  /** Metros até o centro da cidade escolhida; sem eles, nada é dito da distância. */
  readonly distanciaMetros?: number | null;
  /** Dias da semana em que atende, 0 domingo a 6 sábado. */
  readonly diasAtendidos?: readonly Weekday[];
  /** O primeiro dia em que pode atender; null para nenhum à vista. Sem ele, nada é dito. */
  readonly proximaData?: CivilDate | null;
  /** O que mais é preciso saber antes de escolhê-lo, como não ter horários; lido com ele. */
  readonly note?: string;
  /** Por que não pode ser escolhida. Ainda pode ser alcançada, e diz o motivo. */
  readonly disabledReason?: string;
}

/** Puts options in their two groups, under these names. A group that has nobody is left out. */
export const groupedUnder =
  (names: Readonly<Record<PrestadorGroupCode, string>>) =>
  <P extends ProviderOption>(providers: readonly P[]): readonly RowGroup<P>[] =>
    groupPrestadores(providers).map(({ grupo, items }) => ({ label: names[grupo], items }));

/** The options in one list without a heading. */
export const withoutGroups = <P extends ProviderOption>(providers: readonly P[]): readonly RowGroup<P>[] => [
  { label: null, items: providers },
];

export const idOfProvider = ({ id }: ProviderOption): number => id;
export const reasonOfProvider = ({ disabledReason }: ProviderOption): string | undefined => disabledReason;

/** What a search in memory looks at. */
export const searchTextOfProvider = ({ code, name, city, neighborhood }: ProviderOption): string =>
  `${code ?? ''} ${name} ${city?.cidade ?? ''} ${city?.estado ?? ''} ${neighborhood ?? ''}`;
