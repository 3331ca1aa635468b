'use client';

import {
  dicaDoPrestador,
  grupoDoPrestador,
  precisaConfirmarOutros,
  rotuloPrestador,
  type DataCivil,
} from '@apto/domain';
import { useId, useMemo, useRef, useState, type FocusEvent, type Ref } from 'react';
import * as list from '../AsyncList/AsyncList.css.ts';
import { ComboInput } from '../AsyncList/ComboInput.tsx';
import { ComboPopover } from '../AsyncList/ComboPopover.tsx';
import { textos as textosDaLista } from '../AsyncList/intl/pt-BR.ts';
import type { CarregarPagina } from '../AsyncList/pages.logic.ts';
import { emLinhas, type Linha } from '../AsyncList/rows.logic.ts';
import { situacaoDaLista } from '../AsyncList/situation.logic.ts';
import { useCombobox } from '../AsyncList/useCombobox.ts';
import { useOptions } from '../AsyncList/useOptions.ts';
import { useResolved, type Resolver } from '../AsyncList/useResolved.ts';
import { idDaLinha, VirtualListBox } from '../AsyncList/VirtualListBox.tsx';
import { FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ClinicPanel } from './ClinicPanel.tsx';
import { textos as padrao } from './intl/pt-BR.ts';
import { OtherProviderDialog } from './OtherProviderDialog.tsx';
import { gruposDePrestadores, textoDeBusca, type ProviderOption } from './ProviderSelect.logic.ts';
import { ProviderOptionRow } from './ProviderOptionRow.tsx';

export interface ProviderSelectProps<P extends ProviderOption = ProviderOption> extends Omit<
  FieldProps,
  'label'
> {
  /** @default 'Prestador' */
  readonly label?: FieldProps['label'];
  /** The provider's id. Leave out for an uncontrolled field. */
  readonly value?: number | null;
  readonly defaultValue?: number | null;
  /** Gets the id and the provider with all that its page brought. */
  readonly onChange?: (id: number | null, provider: P | null) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Loads pages of 20 as the list is scrolled and searched (500 ms after the last key). Keep it stable. */
  readonly loadPage?: CarregarPagina<P>;
  /** All providers at once instead of pages; 10,000 are fine. Keep it stable. */
  readonly options?: readonly P[];
  /** Brings a chosen provider that no loaded page has. Keep it stable. */
  readonly resolve?: Resolver<number, P>;
  /** 'Prestadores sugeridos' and 'Prestadores disponíveis'. @default true */
  readonly isGrouped?: boolean;
  /** Asks before a provider outside of the suggested ones is taken (doc2 §2.7). @default same as isGrouped */
  readonly confirmsOthers?: boolean;
  /** Shows 'Ver informações da clínica' once one is chosen. @default false */
  readonly showsClinicInfo?: boolean;
  /** Marks today in the clinic's week. */
  readonly today?: DataCivil;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly texts?: Partial<typeof padrao>;
}

const idDe = ({ id }: ProviderOption): number => id;

/**
 * The provider of an appointment. Loads as it is scrolled, groups survive the pages, whoever is not released is grey
 * and says so, and a chosen provider is known by its name even when no page has brought it.
 */
export function ProviderSelect<P extends ProviderOption = ProviderOption>(props: ProviderSelectProps<P>) {
  const { onChange, isGrouped = true, isDisabled = false, isReadOnly = false } = props;
  const textos = { ...padrao, ...props.texts };
  const confirma = props.confirmsOthers ?? isGrouped;
  const lista = useOptions<P>({
    options: props.options,
    loadPage: props.loadPage,
    keyOf: idDe,
    searchTextOf: textoDeBusca,
  });
  const [interno, setInterno] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? interno : props.value;
  const [vistos, setVistos] = useState<ReadonlyMap<number, P>>(new Map());
  const conhecidos = useMemo(
    () => new Map([...vistos, ...lista.itens.map((item) => [item.id, item] as const)]),
    [vistos, lista.itens],
  );
  const resolvido = useResolved<number, P>({
    chaves: value === null ? [] : [value],
    conhecidos,
    resolver: props.resolve,
  });
  const escolhido = value === null ? undefined : resolvido.itemDe(value);

  const caixa = useRef<HTMLDivElement>(null);
  const listaId = useId();
  const [busca, setBusca] = useState<string | null>(null);
  const [aviso, setAviso] = useState('');
  const [paraConfirmar, setParaConfirmar] = useState<P | null>(null);

  const comErro = lista.estado === 'erro' || lista.estado === 'erro-mais';
  const linhas = useMemo(
    () => emLinhas(gruposDePrestadores(lista.itens, isGrouped), idDe, comErro),
    [lista.itens, isGrouped, comErro],
  );

  // A search may leave no suggested provider on screen; they exist all the same.
  const fonte = props.loadPage ?? props.options;
  const [visto, setVisto] = useState<{ fonte: unknown; sugerido: P | undefined }>({
    fonte,
    sugerido: undefined,
  });
  const sugerido =
    (visto.fonte === fonte ? visto.sugerido : undefined) ??
    (props.options ?? lista.itens).find((item) => grupoDoPrestador(item) === 'SUGERIDOS');
  if (visto.sugerido !== sugerido || visto.fonte !== fonte) setVisto({ fonte, sugerido });

  const aceitar = (provider: P): void => {
    setVistos((antes) => new Map(antes).set(provider.id, provider));
    setInterno(provider.id);
    if (provider.id !== value) onChange?.(provider.id, provider);
  };

  const limpar = (): void => {
    setInterno(null);
    setBusca(null);
    onChange?.(null, null);
  };

  const escolher = (linha: Linha<P>): void => {
    if (linha.tipo === 'erro') {
      lista.tentarNovamente();
      return;
    }
    if (linha.tipo === 'grupo') return;
    const { item } = linha;
    if (item.disabledReason) {
      setAviso(textos.indisponivel(rotuloPrestador(item), item.disabledReason));
      return;
    }
    combo.fechar();
    const prestadores = sugerido ? [sugerido] : [];
    if (precisaConfirmarOutros({ escolhido: item, prestadores, agrupado: confirma })) setParaConfirmar(item);
    else aceitar(item);
  };

  const aoFechar = (): void => {
    setBusca(null);
    setAviso('');
  };
  const combo = useCombobox<P>({
    linhas,
    isDisabled: isDisabled || isReadOnly,
    linhaInicial: () => linhas.findIndex((linha) => linha.tipo === 'opcao' && linha.item.id === value),
    onOpen: () => {
      if (lista.estado === 'ocioso' || lista.busca !== '') lista.buscar('', true);
    },
    onChoose: escolher,
    onClose: aoFechar,
  });

  const rotulo = escolhido ? rotuloPrestador(escolhido) : '';
  const mostrado = busca ?? (resolvido.estado === 'resolvendo' ? textosDaLista.resolvendo : rotulo);
  const linhaAtiva = linhas[combo.ativa];
  const opcaoAtiva = linhaAtiva?.tipo === 'opcao' ? linhaAtiva.item : undefined;
  const nome = typeof props.label === 'string' ? props.label : textos.rotulo;
  const buscando = combo.isOpen && busca !== null && busca.trim() !== lista.busca;

  return (
    <FieldShell
      {...props}
      label={props.label ?? textos.rotulo}
      description={
        resolvido.estado === 'erro' ? (
          <>
            {textosDaLista.naoResolvido}{' '}
            <button type="button" className={list.retry} onClick={resolvido.tentarNovamente}>
              {textosDaLista.tentarNovamente}
            </button>
          </>
        ) : (
          props.description
        )
      }
    >
      {(aria, { isInvalid }) => (
        <>
          <ComboInput
            aria={aria}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isBusy={lista.estado === 'carregando' || buscando}
            name={props.name}
            placeholder={props.placeholder ?? textos.placeholder}
            value={mostrado}
            title={rotulo}
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
            onKeyDown={combo.onKeyDown}
            onBlur={props.onBlur}
            selectsOnFocus
            boxRef={caixa}
            inputRef={props.ref}
            onClear={value === null || isDisabled || isReadOnly ? undefined : limpar}
          />
          <ComboPopover
            isOpen={combo.isOpen}
            onClose={combo.fechar}
            triggerRef={caixa}
            label={nome}
            estado={lista.estado}
            temLinhas={linhas.length > 0}
            textos={textosDaLista}
            footer={aviso || (opcaoAtiva ? detalhe(opcaoAtiva, textos) : null)}
          >
            <VirtualListBox<P>
              id={listaId}
              label={nome}
              linhas={linhas}
              ativa={combo.ativa}
              rolarPara={combo.rolarPara}
              onActive={combo.setAtiva}
              onChoose={escolher}
              isSelected={(item) => item.id === value}
              isDisabled={(item) => Boolean(item.disabledReason)}
              renderOption={(item) => <ProviderOptionRow option={item} isSelected={item.id === value} />}
              total={lista.total}
              onEndReached={lista.carregarMais}
              textos={textosDaLista}
              textoDoErro={lista.estado === 'erro' ? textosDaLista.erro : textosDaLista.erroMais}
            />
          </ComboPopover>
          <VisuallyHidden role="status">
            {combo.isOpen
              ? aviso ||
                situacaoDaLista(
                  { estado: lista.estado, buscando, carregados: lista.itens.length, total: lista.total },
                  textosDaLista,
                )
              : ''}
          </VisuallyHidden>
          {props.showsClinicInfo && escolhido ? <ClinicPanel clinic={escolhido} today={props.today} /> : null}
          <OtherProviderDialog
            provider={paraConfirmar}
            texts={textos}
            onConfirm={() => {
              if (paraConfirmar) aceitar(paraConfirmar);
              setParaConfirmar(null);
            }}
            onCancel={() => setParaConfirmar(null)}
          />
        </>
      )}
    </FieldShell>
  );
}

/** The active option in full: what the row cuts, and why it cannot be chosen. */
function detalhe(option: ProviderOption, textos: typeof padrao): string {
  return [
    rotuloPrestador(option),
    option.disabledReason,
    option.liberado === false ? textos.naoLiberado : null,
    dicaDoPrestador(option),
  ]
    .filter(Boolean)
    .join(' · ');
}
