'use client';

import {
  prestadorTooltip,
  groupOfPrestador,
  mustConfirmOthers,
  prestadorLabel,
} from '@apto/domain/prestadores';
import type { CivilDate } from '@apto/domain/time';
import { lazy, Suspense, useMemo, useState, type Ref } from 'react';
import { loadInQuiet } from '../../../internal/inQuiet.ts';
import type { Texts } from '../../../internal/texts.types.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { SingleField, type ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import type { LoadPage } from '../../../controls/OptionList/pages.ts';
import type { Resolve } from '../../../controls/OptionList/useChosen.ts';
import { useOptionSource } from '../../../controls/OptionList/useOptionSource.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import {
  groupedUnder,
  idOfProvider,
  reasonOfProvider,
  searchTextOfProvider,
  withoutGroups,
  type ProviderOption,
} from './ProviderSelect.logic.ts';
import { useProviderFace } from './ProviderOptionRow.tsx';

export interface ProviderSelectProps<P extends ProviderOption = ProviderOption> extends Omit<
  ListFieldProps,
  'label'
> {
  /** O rótulo visível, que é também o nome para leitores de tela. @default 'Prestador' */
  readonly label?: ListFieldProps['label'];
  /** O id do prestador. Omita em um campo não controlado. */
  readonly value?: number | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: number | null;
  /** Recebe o id e o prestador com tudo que a página dele trouxe. */
  readonly onChange?: (id: number | null, provider: P | null) => void;
  /**
   * Carrega páginas de 20 conforme a lista rola e se pesquisa (500 ms depois da última tecla). Mantenha a função
   * estável.
   */
  readonly loadPage?: LoadPage<P>;
  /** Todos os prestadores de uma vez, em vez de páginas; 10.000 não são problema. Mantenha a lista estável. */
  readonly options?: readonly P[];
  /** Traz um prestador escolhido que nenhuma página carregada tem. Mantenha a função estável. */
  readonly resolve?: Resolve<number, P>;
  /** 'Prestadores sugeridos' e 'Prestadores disponíveis'. @default true */
  readonly isGrouped?: boolean;
  /** Pergunta antes que se escolha um prestador fora dos sugeridos (doc2 §2.7). @default o mesmo que isGrouped */
  readonly confirmsOthers?: boolean;
  /** Mostra 'Ver informações da clínica' quando há um escolhido. @default false */
  readonly showsClinicInfo?: boolean;
  /** Marca o dia de hoje na semana da clínica. */
  readonly today?: CivilDate;
  /** Oferece esvaziá-lo. @default true */
  readonly isClearable?: boolean;
  /** A pausa antes de pedir uma pesquisa, em milissegundos. @default 500 */
  readonly searchDelay?: number;
  readonly ref?: Ref<HTMLInputElement>;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

// Dialog and panel are most of the code and are not there at first: both come while somebody chooses.
const loadDialog = () => import('./OtherProviderDialog.tsx');
const loadPanel = () => import('./ClinicPanel.tsx');
const OtherProviderDialog = lazy(async () => ({ default: (await loadDialog()).OtherProviderDialog }));
const ClinicPanel = lazy(async () => ({ default: (await loadPanel()).ClinicPanel }));

const NOTHING: readonly never[] = [];
/** Room for a label of 40 characters, in px. */
const LEAST_WIDTH = 400;

/**
 * O prestador de um agendamento. Carrega conforme se rola, os grupos atravessam as páginas, quem não está liberado fica
 * cinza e diz isso, e um prestador escolhido é conhecido pelo nome mesmo quando nenhuma página o trouxe.
 */
export function ProviderSelect<P extends ProviderOption = ProviderOption>(props: ProviderSelectProps<P>) {
  const { options = NOTHING, isGrouped = true, showsClinicInfo, today, ref, ...rest } = props;
  const loadPage = props.options ? undefined : props.loadPage;
  const texts = useOwnTexts('ProviderSelect', defaults, props.texts);
  const face = useProviderFace(texts);
  const grouped = useMemo(() => groupedUnder(texts.groups), [texts.groups]);
  const groupsOf = isGrouped ? grouped<P> : withoutGroups<P>;
  const groups = useMemo(() => groupsOf(options), [groupsOf, options]);
  const source = useOptionSource<P>({
    groups,
    groupsOf,
    loadPage,
    keyOf: idOfProvider,
    searchTextOf: searchTextOfProvider,
    searchDelay: props.searchDelay,
  });
  const [pending, setPending] = useState<{ provider: P; accept: () => void } | null>(null);
  // A dialog that nobody has seen yet is not drawn at each letter.
  const [wasAsked, setWasAsked] = useState(false);
  const asksOfOthers = props.confirmsOthers ?? isGrouped;
  const suggested = useSuggested(loadPage ?? options, loadPage ? source.groups : groups);

  return (
    <>
      <SingleField<P, number>
        {...rest}
        label={props.label ?? texts.label}
        placeholder={props.placeholder ?? texts.placeholder}
        source={source}
        keyOf={idOfProvider}
        labelOf={prestadorLabel}
        reasonOf={reasonOfProvider}
        face={face}
        value={props.value}
        defaultValue={props.defaultValue}
        onChange={props.onChange}
        isClearable={props.isClearable ?? true}
        onApproach={() => {
          if (asksOfOthers) loadInQuiet(loadDialog);
          if (showsClinicInfo) loadInQuiet(loadPanel);
        }}
        leastWidth={LEAST_WIDTH}
        footerOf={(active) => (active ? inFull(active, texts) : texts.legend)}
        onBeforeChoice={(provider, accept) => {
          const asks = mustConfirmOthers({
            chosen: provider,
            prestadores: suggested ? [suggested] : [],
            grouped: asksOfOthers,
          });
          if (asks) {
            setPending({ provider, accept });
            setWasAsked(true);
          } else accept();
        }}
        after={(chosen) =>
          showsClinicInfo && chosen ? (
            <Suspense fallback={null}>
              <ClinicPanel clinic={chosen} today={today} />
            </Suspense>
          ) : null
        }
        inputRef={ref}
      />
      {wasAsked ? (
        <Suspense fallback={null}>
          <OtherProviderDialog
            provider={pending?.provider ?? null}
            texts={texts}
            onConfirm={() => {
              pending?.accept();
              setPending(null);
            }}
            onCancel={() => setPending(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface Groups<P> {
  readonly items: readonly P[];
}

/** A suggested provider, if there is any: a search may leave none in the list, and they exist all the same. */
function useSuggested<P extends ProviderOption>(
  source: unknown,
  groups: readonly Groups<P>[],
): P | undefined {
  const [seen, setSeen] = useState<{ source: unknown; provider: P | undefined }>({
    source,
    provider: undefined,
  });
  const here = useMemo(() => {
    const isSuggested = (item: P): boolean => groupOfPrestador(item) === 'SUGGESTED';
    return groups.map(({ items }) => items.find(isSuggested)).find((item) => item !== undefined);
  }, [groups]);
  const provider = (seen.source === source ? seen.provider : undefined) ?? here;
  if (seen.source !== source || seen.provider !== provider) setSeen({ source, provider });
  return provider;
}

/** The active option in full: what the row cuts, and why it cannot be chosen. */
function inFull(option: ProviderOption, texts: Texts<typeof defaults>): string {
  return [
    prestadorLabel(option),
    option.disabledReason,
    option.note,
    option.liberado === false ? texts.notReleased : null,
    prestadorTooltip(option) && texts.tip,
  ]
    .filter(Boolean)
    .join(' · ');
}
