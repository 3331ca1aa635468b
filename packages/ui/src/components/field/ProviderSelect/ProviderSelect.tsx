'use client';

import {
  prestadorTooltip,
  groupOfPrestador,
  mustConfirmOthers,
  prestadorLabel,
} from '@apto/domain/prestadores';
import type { CivilDate } from '@apto/domain/time';
import { lazy, Suspense, useMemo, useState, type Ref } from 'react';
import { SingleField, type ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import type { LoadPage } from '../../../controls/OptionList/pages.ts';
import type { Resolve } from '../../../controls/OptionList/useChosen.ts';
import { useOptionSource } from '../../../controls/OptionList/useOptionSource.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import {
  groupProviders,
  idOfProvider,
  reasonOfProvider,
  searchTextOfProvider,
  withoutGroups,
  type ProviderOption,
} from './ProviderSelect.logic.ts';
import { providerFace } from './ProviderOptionRow.tsx';

export interface ProviderSelectProps<P extends ProviderOption = ProviderOption> extends Omit<
  ListFieldProps,
  'label'
> {
  /** The words shown, and its name for screen readers. @default 'Prestador' */
  readonly label?: ListFieldProps['label'];
  /** The provider's id. Leave out for an uncontrolled field. */
  readonly value?: number | null;
  /** The value at first, for an uncontrolled field. */
  readonly defaultValue?: number | null;
  /** Gets the id and the provider with all that its page brought. */
  readonly onChange?: (id: number | null, provider: P | null) => void;
  /** Loads pages of 20 as the list is scrolled and searched (500 ms after the last key). Keep it stable. */
  readonly loadPage?: LoadPage<P>;
  /** All providers at once instead of pages; 10,000 are fine. Keep it stable. */
  readonly options?: readonly P[];
  /** Brings a chosen provider that no loaded page has. Keep it stable. */
  readonly resolve?: Resolve<number, P>;
  /** 'Prestadores sugeridos' and 'Prestadores disponíveis'. @default true */
  readonly isGrouped?: boolean;
  /** Asks before a provider outside of the suggested ones is taken (doc2 §2.7). @default same as isGrouped */
  readonly confirmsOthers?: boolean;
  /** Shows 'Ver informações da clínica' once one is chosen. @default false */
  readonly showsClinicInfo?: boolean;
  /** Marks today in the clinic's week. */
  readonly today?: CivilDate;
  /** Offers to empty it. @default true */
  readonly isClearable?: boolean;
  /** The pause before a search is asked for, in milliseconds. @default 500 */
  readonly searchDelay?: number;
  readonly ref?: Ref<HTMLInputElement>;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<typeof defaults>;
}

// Dialog and panel are most of the code and are not there at first: both come while somebody chooses.
const loadDialog = () => import('./OtherProviderDialog.tsx');
const loadPanel = () => import('./ClinicPanel.tsx');
const OtherProviderDialog = lazy(async () => ({ default: (await loadDialog()).OtherProviderDialog }));
const ClinicPanel = lazy(async () => ({ default: (await loadPanel()).ClinicPanel }));

/** In a quiet moment; a chunk that does not come now is asked for again where it is drawn, which then says so. */
function ahead(load: () => Promise<unknown>): void {
  const ask = (): void => void load().catch(() => undefined);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(ask);
  else setTimeout(ask, QUIET);
}
/** Where the browser does not know its quiet moments (Safari), in milliseconds. */
const QUIET = 200;

const NOTHING: readonly never[] = [];
/** Room for a label of 40 characters, in px. */
const LEAST_WIDTH = 400;

/**
 * The provider of an appointment. Loads as it is scrolled, groups survive the pages, whoever is not released is grey
 * and says so, and a chosen provider is known by its name even when no page has brought it.
 */
export function ProviderSelect<P extends ProviderOption = ProviderOption>(props: ProviderSelectProps<P>) {
  const { options = NOTHING, isGrouped = true, showsClinicInfo, today, ref, ...rest } = props;
  const loadPage = props.options ? undefined : props.loadPage;
  const texts = { ...defaults, ...props.texts };
  const groupsOf = isGrouped ? groupProviders<P> : withoutGroups<P>;
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
        face={providerFace}
        value={props.value}
        defaultValue={props.defaultValue}
        onChange={props.onChange}
        isClearable={props.isClearable ?? true}
        onApproach={() => {
          if (asksOfOthers) ahead(loadDialog);
          if (showsClinicInfo) ahead(loadPanel);
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
function inFull(option: ProviderOption, texts: typeof defaults): string {
  return [
    prestadorLabel(option),
    option.disabledReason,
    option.note,
    option.liberado === false ? texts.notReleased : null,
    prestadorTooltip(option),
  ]
    .filter(Boolean)
    .join(' · ');
}
