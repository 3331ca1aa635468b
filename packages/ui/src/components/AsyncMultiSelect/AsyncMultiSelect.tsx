'use client';

import { Check } from 'lucide-react';
import { useId, useMemo, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as list from '../AsyncList/AsyncList.css.ts';
import { ComboInput } from '../AsyncList/ComboInput.tsx';
import { ComboPopover } from '../AsyncList/ComboPopover.tsx';
import { textos as textosDaLista } from '../AsyncList/intl/pt-BR.ts';
import type { CarregarPagina } from '../AsyncList/pages.logic.ts';
import { emLinhas, type GrupoDeOpcoes, type Linha } from '../AsyncList/rows.logic.ts';
import { situacaoDaLista } from '../AsyncList/situation.logic.ts';
import { useCombobox } from '../AsyncList/useCombobox.ts';
import { useOptions } from '../AsyncList/useOptions.ts';
import { useResolved, type Resolver } from '../AsyncList/useResolved.ts';
import { idDaLinha, VirtualListBox } from '../AsyncList/VirtualListBox.tsx';
import { FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import { TagList } from '../TagList/TagList.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { textos as padrao } from './intl/pt-BR.ts';

export interface AsyncMultiSelectProps<T, K extends string | number = number> extends FieldProps {
  /** The keys that are chosen, in the order they were chosen. Leave out for an uncontrolled field. */
  readonly value?: readonly K[];
  readonly defaultValue?: readonly K[];
  /** Gets the keys and the items that are known of them. */
  readonly onChange?: (keys: readonly K[], items: readonly T[]) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Loads pages of 20 as the list is scrolled and searched (500 ms after the last key). Keep it stable. */
  readonly loadPage?: CarregarPagina<T>;
  /** All options at once instead of pages. Keep it stable. */
  readonly options?: readonly T[];
  /** Keep it stable: outside of the component. */
  readonly keyOf: (item: T) => K;
  /** The option's first line, and its chip. Keep it stable. */
  readonly labelOf: (item: T) => string;
  /** A quieter second line: 'Motorista · Unidade Centro'. */
  readonly descriptionOf?: (item: T) => string | undefined;
  /** Options under headings, from all that is loaded so far. Keep it stable. @default one list without headings */
  readonly groupsOf?: (items: readonly T[]) => readonly GrupoDeOpcoes<T>[];
  /** Another row than label and description; its whole text is the option's name. */
  readonly renderOption?: (item: T, isSelected: boolean) => ReactNode;
  /** What a search among `options` looks at. Keep it stable. @default labelOf */
  readonly searchTextOf?: (item: T) => string;
  /** Why an option cannot be chosen now: 'Funcionário de outro cliente'. It can still be reached, and says so. */
  readonly disabledReasonOf?: (item: T, chosen: readonly T[]) => string | undefined;
  /** Brings a chosen item that no loaded page has. Keep it stable. */
  readonly resolve?: Resolver<K, T>;
  /** How many may be chosen; the rest then says so. @default no limit */
  readonly maxSelected?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly texts?: Partial<typeof padrao>;
}

const VAZIO: readonly never[] = [];

/**
 * Several of many: searched and loaded page by page, chosen ones as chips that can be removed. The list stays open
 * while one chooses.
 */
export function AsyncMultiSelect<T, K extends string | number = number>(props: AsyncMultiSelectProps<T, K>) {
  const { keyOf, labelOf, onChange, isDisabled = false, isReadOnly = false, maxSelected } = props;
  const textos = { ...padrao, ...props.texts };
  const lista = useOptions<T>({
    options: props.options,
    loadPage: props.loadPage,
    keyOf,
    searchTextOf: props.searchTextOf ?? labelOf,
  });
  const [interno, setInterno] = useState<readonly K[]>(props.defaultValue ?? VAZIO);
  const value = props.value ?? interno;
  const [vistos, setVistos] = useState<ReadonlyMap<K, T>>(new Map());
  const conhecidos = useMemo(
    () => new Map([...vistos, ...lista.itens.map((item) => [keyOf(item), item] as const)]),
    [vistos, lista.itens, keyOf],
  );
  const resolvido = useResolved<K, T>({ chaves: value, conhecidos, resolver: props.resolve });
  const escolhidos = value.flatMap((chave) => resolvido.itemDe(chave) ?? []);

  const caixa = useRef<HTMLDivElement>(null);
  const listaId = useId();
  const [busca, setBusca] = useState('');
  const [aviso, setAviso] = useState('');

  const comErro = lista.estado === 'erro' || lista.estado === 'erro-mais';
  const { groupsOf } = props;
  const linhas = useMemo(
    () => emLinhas(groupsOf?.(lista.itens) ?? [{ rotulo: null, itens: lista.itens }], keyOf, comErro),
    [lista.itens, keyOf, comErro, groupsOf],
  );

  const motivoDe = (item: T): string | undefined => {
    if (value.includes(keyOf(item))) return undefined;
    const proprio = props.disabledReasonOf?.(item, escolhidos);
    if (proprio) return proprio;
    return maxSelected !== undefined && value.length >= maxSelected ? textos.limite(maxSelected) : undefined;
  };

  const mudar = (chaves: readonly K[], novo?: T): void => {
    const itens = new Map(conhecidos);
    if (novo !== undefined) itens.set(keyOf(novo), novo);
    setVistos(new Map([...vistos, ...(novo === undefined ? [] : [[keyOf(novo), novo] as const])]));
    setInterno(chaves);
    onChange?.(
      chaves,
      chaves.flatMap((chave) => itens.get(chave) ?? resolvido.itemDe(chave) ?? []),
    );
  };

  const retirar = (chave: K): void => {
    const item = resolvido.itemDe(chave);
    setAviso(textos.removido(item ? labelOf(item) : textos.semNome(chave), value.length - 1));
    mudar(value.filter((outra) => outra !== chave));
  };

  const escolher = (linha: Linha<T>): void => {
    if (linha.tipo === 'erro') lista.tentarNovamente();
    if (linha.tipo !== 'opcao') return;
    const chave = keyOf(linha.item);
    if (value.includes(chave)) {
      retirar(chave);
      return;
    }
    const motivo = motivoDe(linha.item);
    if (motivo) {
      setAviso(textos.indisponivel(labelOf(linha.item), motivo));
      return;
    }
    setAviso(textos.adicionado(labelOf(linha.item), value.length + 1));
    mudar([...value, chave], linha.item);
  };

  const aoFechar = (): void => {
    setBusca('');
    setAviso('');
  };
  const combo = useCombobox<T>({
    linhas,
    isDisabled: isDisabled || isReadOnly,
    linhaInicial: () => -1,
    onOpen: () => {
      if (lista.estado === 'ocioso' || lista.busca !== '') lista.buscar('', true);
    },
    onChoose: escolher,
    onClose: aoFechar,
  });

  const linhaAtiva = linhas[combo.ativa];
  const opcaoAtiva = linhaAtiva?.tipo === 'opcao' ? linhaAtiva.item : undefined;
  const nome = typeof props.label === 'string' ? props.label : textos.escolhidos;
  const buscando = combo.isOpen && busca.trim() !== lista.busca;

  return (
    <FieldShell {...props}>
      {(aria, { isInvalid }) => (
        <>
          {value.length > 0 ? (
            <TagList
              label={`${textos.escolhidos}: ${nome}`}
              items={value.map((chave) => {
                const item = resolvido.itemDe(chave);
                return {
                  id: String(chave),
                  label: item ? labelOf(item) : textosDaLista.resolvendo,
                };
              })}
              {...(isDisabled || isReadOnly
                ? {}
                : {
                    onRemove: (id: string) => {
                      const chave = value.find((outra) => String(outra) === id);
                      if (chave !== undefined) retirar(chave);
                    },
                  })}
            />
          ) : null}
          <ComboInput
            aria={aria}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isBusy={lista.estado === 'carregando' || buscando}
            placeholder={props.placeholder ?? textos.placeholder}
            value={busca}
            listId={listaId}
            hasList={linhas.length > 0}
            isOpen={combo.isOpen}
            activeId={idDaLinha(listaId, linhaAtiva)}
            onOpen={combo.abrir}
            onClose={combo.fechar}
            onSearch={(texto) => {
              setBusca(texto);
              setAviso('');
              combo.abrir();
              combo.irPara(-1);
              lista.buscar(texto);
            }}
            onKeyDown={(event) => {
              const ultima = value.at(-1);
              if (event.key === 'Backspace' && busca === '' && ultima !== undefined && !isReadOnly) {
                retirar(ultima);
              } else combo.onKeyDown(event);
            }}
            onBlur={props.onBlur}
            boxRef={caixa}
            inputRef={props.ref}
          />
          <ComboPopover
            isOpen={combo.isOpen}
            onClose={combo.fechar}
            triggerRef={caixa}
            label={nome}
            estado={lista.estado}
            temLinhas={linhas.length > 0}
            textos={textosDaLista}
            footer={(opcaoAtiva && motivoDe(opcaoAtiva)) || aviso || textos.contagem(value.length)}
          >
            <VirtualListBox<T>
              id={listaId}
              label={nome}
              linhas={linhas}
              ativa={combo.ativa}
              rolarPara={combo.rolarPara}
              onActive={combo.setAtiva}
              onChoose={escolher}
              isSelected={(item) => value.includes(keyOf(item))}
              isDisabled={(item) => motivoDe(item) !== undefined}
              isMultiple
              renderOption={(item) =>
                props.renderOption?.(item, value.includes(keyOf(item))) ?? (
                  <OptionRow
                    label={labelOf(item)}
                    reason={motivoDe(item)}
                    description={props.descriptionOf?.(item)}
                    isSelected={value.includes(keyOf(item))}
                  />
                )
              }
              total={lista.total}
              onEndReached={lista.carregarMais}
              textos={textosDaLista}
              textoDoErro={lista.estado === 'erro' ? textosDaLista.erro : textosDaLista.erroMais}
            />
          </ComboPopover>
          <VisuallyHidden role="status">
            {aviso ||
              (combo.isOpen
                ? situacaoDaLista(
                    { estado: lista.estado, buscando, carregados: lista.itens.length, total: lista.total },
                    textosDaLista,
                  )
                : '')}
          </VisuallyHidden>
        </>
      )}
    </FieldShell>
  );
}

interface OptionRowProps {
  readonly label: string;
  readonly reason: string | undefined;
  readonly description: string | undefined;
  readonly isSelected: boolean;
}

/** Label, and below it why not and what else there is to know. */
function OptionRow({ label, reason, description, isSelected }: OptionRowProps) {
  const detalhe = [reason, description].filter(Boolean).join(' · ');
  return (
    <>
      <span className={cx(list.line, reason && list.muted)}>
        <span className={list.ellipsis} title={label}>
          {label}
        </span>
        {isSelected ? <Check size={16} aria-hidden className={list.check} /> : null}
      </span>
      {detalhe ? (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={list.detail}>{detalhe}</span>
        </>
      ) : null}
    </>
  );
}
