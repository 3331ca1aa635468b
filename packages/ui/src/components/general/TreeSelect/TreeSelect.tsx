'use client';
import { ChevronDown } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import * as field from '../../../controls/OptionList/field.css.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { FormValue } from '../../../internal/FormValue.tsx';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import type { TreeNode } from '../Tree/Tree.logic.ts';
import type { TreeProps } from '../Tree/Tree.tsx';
import { TreePanel } from './TreePanel.tsx';
import { chosenNames, pathText, pathTo } from './TreeSelect.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';

/** Propriedades de {@link TreeSelect}. */
export interface TreeSelectProps
  extends FieldProps, Pick<TreeProps, 'emptyText' | 'onLoadChildren' | 'isLeafOnly'> {
  /** As raízes: empresas com suas unidades, e estas com seus setores. */
  readonly nodes: readonly TreeNode[];
  /** `multiple` escolhe folhas, e um ramo escolhe tudo que está abaixo dele; `single`, um nó. @default 'single' */
  readonly selectionMode?: 'single' | 'multiple';
  /** Os ids escolhidos: no máximo um em `single`. Omita em um campo não controlado. */
  readonly value?: readonly string[];
  /** O que está escolhido no início, em um campo não controlado. @default nada */
  readonly defaultValue?: readonly string[];
  /** Recebe os ids escolhidos. */
  readonly onChange?: (ids: readonly string[]) => void;
  /** O que está escolhido, em palavras, onde `nodes` talvez ainda não o tenha. */
  readonly chosenText?: string;
  /** Escrito no campo vazio. @default 'Selecione' */
  readonly placeholder?: string;
  /** O foco saiu do campo e do que ele abriu. */
  readonly onBlur?: () => void;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
  /** O botão que abre, para `react-hook-form` e para o foco. */
  readonly ref?: Ref<HTMLButtonElement>;
}

const NOTHING: readonly string[] = [];
/** Names that are written; the others are counted. */
const SHOWN = 2;

/**
 * Escolhe numa hierarquia: uma empresa, sua unidade, o setor. Um botão que abre pesquisa e árvore, para que se veja o
 * caminho até uma escolha.
 */
export function TreeSelect(props: TreeSelectProps) {
  const { nodes, selectionMode = 'single', value, defaultValue = NOTHING, onChange, name, ref } = props;
  const { emptyText, onLoadChildren, isLeafOnly = false, isDisabled = false, isReadOnly = false } = props;
  const texts = useOwnTexts('TreeSelect', defaults, props.texts);
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current, []);
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const [isOpen, setOpenState] = useState(false);
  const chosen = value ?? own;
  const isMultiple = selectionMode === 'multiple';

  const setOpen = (next: boolean): void => {
    if (isReadOnly || isDisabled) return;
    setOpenState(next);
    if (!next) props.onBlur?.();
  };
  const take = (ids: ReadonlySet<string>): void => {
    const next = [...ids];
    setOwn(next);
    onChange?.(next);
    if (!isMultiple) setOpen(false);
  };

  const names = isMultiple
    ? chosenNames(nodes, new Set(chosen))
    : chosen.flatMap((id) => {
        const path = pathTo(nodes, id);
        return path ? [pathText(path)] : [];
      });
  const more = names.length - SHOWN;
  const known = [...names.slice(0, SHOWN), ...(more > 0 ? [texts.and(more)] : [])].join(', ');
  const shown = chosen.length === 0 ? '' : known || (props.chosenText ?? texts.chosen(chosen.length));
  const title = typeof props.label === 'string' ? props.label : texts.placeholder;

  return (
    <FieldShell {...props}>
      {(aria, { labelId, isInvalid }) => (
        <>
          <ControlBox
            className={field.pressed}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          >
            <button
              type="button"
              {...aria}
              ref={trigger}
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              aria-labelledby={labelId}
              aria-readonly={isReadOnly || undefined}
              className={field.trigger}
              disabled={isDisabled}
              title={shown || undefined}
              onClick={() => setOpen(!isOpen)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                setOpen(true);
              }}
              onBlur={() => {
                if (!isOpen) props.onBlur?.();
              }}
            >
              <span className={field.value} data-placeholder={shown === '' || undefined}>
                {shown || (props.placeholder ?? texts.placeholder)}
              </span>
              <ChevronDown className={field.chevron} aria-hidden />
            </button>
            {chosen.length === 0 ? (
              <FormValue name={name} value="" isDisabled={isDisabled} onReset={() => setOwn(defaultValue)} />
            ) : (
              chosen.map((id) => (
                <FormValue
                  key={id}
                  name={name}
                  value={id}
                  isDisabled={isDisabled}
                  onReset={() => setOwn(defaultValue)}
                />
              ))
            )}
          </ControlBox>
          {isOpen ? (
            <TreePanel
              id={panelId}
              title={title}
              // The ref is handed on, not read.
              // oxlint-disable-next-line react-hooks/refs
              panel={{ triggerRef: trigger, isOpen, onOpenChange: setOpen }}
              isMultiple={isMultiple}
              canClear={!props.isRequired}
              nodes={nodes}
              chosen={new Set(chosen)}
              texts={texts}
              onChoose={take}
              isLeafOnly={isLeafOnly}
              {...(emptyText === undefined ? {} : { emptyText })}
              {...(onLoadChildren ? { onLoadChildren } : {})}
            />
          ) : null}
        </>
      )}
    </FieldShell>
  );
}
