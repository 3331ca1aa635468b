'use client';

import { useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useFormReset } from '../../internal/useFormReset.ts';
import { width as widthClass } from '../../components/general/Field/Field.css.ts';
import type { FieldWidth } from '../../components/general/Field/Field.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { FieldShell, type FieldProps } from '../FieldShell.tsx';
import { ComboInput } from './ComboInput.tsx';
import * as css from './field.css.ts';
import type { OptionFace } from './OptionLine.tsx';
import { OptionPopover } from './OptionPopover.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { SelectTrigger } from './SelectTrigger.tsx';
import { noteOf } from './Unresolved.tsx';
import { useChosen, type Resolve } from './useChosen.ts';
import { useOptionPicker } from './useOptionPicker.ts';
import type { OptionSource } from './useOptionSource.ts';

/** O que todo campo com lista recebe de quem o usa, além de suas opções. */
export interface ListFieldProps extends FieldProps {
  /** Escrito no campo vazio: o que fazer, ou pelo que se pode pesquisar. */
  readonly placeholder?: string;
  /** O que a lista diz quando não tem nada. @default 'Nenhum registro encontrado' */
  readonly emptyText?: ReactNode;
  /** Botões embaixo da lista, como 'Adicionar'. Tab vai até eles; pressionar um deixa a lista aberta. */
  readonly actions?: ReactNode;
  /** Recebe o foco assim que aparece: só no que a pessoa acabou de abrir. @default false */
  readonly autoFocus?: boolean;
  /** O foco saiu do campo e de sua lista. */
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** A lista abriu ou fechou. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

interface SingleFieldProps<T, K extends string | number> extends ListFieldProps {
  readonly source: OptionSource<T>;
  readonly keyOf: (item: T) => K;
  readonly labelOf: (item: T) => string;
  readonly reasonOf: (item: T) => string | undefined;
  readonly face: OptionFace<T>;
  readonly value: K | null | undefined;
  readonly defaultValue: K | null | undefined;
  readonly onChange: ((key: K | null, item: T | null) => void) | undefined;
  readonly resolve?: Resolve<K, T> | undefined;
  /** Items known besides the list. */
  readonly selected?: readonly T[];
  readonly isClearable: boolean;
  readonly clearLabel?: string;
  /** A button instead of a text to type in. */
  readonly isSelectOnly?: boolean;
  readonly controlWidth?: FieldWidth | undefined;
  readonly leastWidth?: number;
  readonly footerOf?: (active: T | undefined) => ReactNode;
  /** The pointer or a key is among the options: a choice may follow. */
  readonly onApproach?: () => void;
  /** Asked before a choice is taken; it calls `accept` when it may be. */
  readonly onBeforeChoice?: (item: T, accept: () => void) => void;
  /** After the field: what there is to know of the chosen one. */
  readonly after?: (chosen: T | undefined) => ReactNode;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly triggerRef?: Ref<HTMLButtonElement> | undefined;
}

const NOTHING: readonly never[] = [];

/** One of a list: what `Select`, `ComboBox` and `ProviderSelect` are made of. */
export function SingleField<T, K extends string | number>(props: SingleFieldProps<T, K>) {
  const texts = useTexts('OptionList', defaults);
  const { source, keyOf, labelOf, reasonOf, face, onChange, isDisabled = false, isReadOnly = false } = props;
  const { selected = NOTHING, isSelectOnly = false, footerOf, actions, emptyText, leastWidth } = props;
  const [own, setOwn] = useState<K | null>(props.defaultValue ?? null);
  const value = props.value === undefined ? own : props.value;
  const chosen = useChosen<K, T>({
    keys: value === null ? NOTHING : [value],
    groups: source.groups,
    keyOf,
    selected,
    resolve: props.resolve,
  });
  const item = value === null ? undefined : chosen.itemOf(value);
  const label = typeof props.label === 'string' ? props.label : '';

  const take = (next: T): void => {
    chosen.remember([next]);
    const key = keyOf(next);
    if (key === value) return;
    setOwn(key);
    onChange?.(key, next);
  };
  const clear = (): void => {
    if (value === null) return;
    setOwn(null);
    onChange?.(null, null);
  };
  const picker = useOptionPicker<T>({
    source,
    keyOf,
    labelOf,
    isLocked: isDisabled || isReadOnly,
    isSelectOnly,
    isChosen: value === null ? undefined : (each) => keyOf(each) === value,
    onPick: (next) => {
      const reason = reasonOf(next);
      if (reason) {
        picker.say(texts.unavailable(labelOf(next), reason));
        return;
      }
      picker.close();
      if (props.onBeforeChoice) props.onBeforeChoice(next, () => take(next));
      else take(next);
    },
    onOpenChange: props.onOpenChange,
    onApproach: props.onApproach,
    onBlur: props.onBlur,
  });

  useFormReset(picker.root, () => {
    picker.close();
    setOwn(props.defaultValue ?? null);
  });

  const canClear = props.isClearable && value !== null && !isDisabled && !isReadOnly;
  const shown = item ? labelOf(item) : chosen.resolution === 'resolving' ? texts.resolving : '';
  const shared = {
    picker,
    isDisabled,
    isReadOnly,
    // What asks for something is not said where nothing can be given.
    placeholder: isReadOnly ? '' : (props.placeholder ?? ''),
    shown,
    autoFocus: props.autoFocus,
    ...(props.clearLabel === undefined ? {} : { clearLabel: props.clearLabel }),
    onClear: canClear
      ? () => {
          picker.close();
          clear();
        }
      : undefined,
  };
  return (
    <FieldShell {...props} description={noteOf(chosen, props.description, picker.focus, texts)}>
      {(aria, { isInvalid, labelId }) => (
        <>
          <div ref={picker.root} className={css.root} onBlur={picker.onBlur} {...picker.nearness}>
            {isSelectOnly ? (
              <SelectTrigger
                {...shared}
                aria={aria}
                labelId={labelId}
                isInvalid={isInvalid}
                className={widthClass[props.controlWidth ?? 'full']}
                triggerRef={props.triggerRef}
              />
            ) : (
              <ComboInput
                {...shared}
                aria={aria}
                labelId={labelId}
                isInvalid={isInvalid}
                picker={{
                  ...picker,
                  type: (text) => {
                    picker.type(text);
                    if (text === '' && props.isClearable) clear();
                  },
                }}
                showsChosen
                inputRef={props.inputRef}
              />
            )}
            <OptionPopover<T>
              picker={picker}
              label={label}
              keyOf={keyOf}
              isSelected={(each) => keyOf(each) === value}
              reasonOf={reasonOf}
              face={face}
              emptyText={emptyText}
              actions={actions}
              {...(leastWidth === undefined ? {} : { leastWidth })}
              isFooterTall
              {...(footerOf ? { footer: picker.notice || footerOf(picker.activeItem) } : {})}
            />
          </div>
          {props.name === undefined ? null : (
            <input type="hidden" name={props.name} value={value ?? ''} disabled={isDisabled} />
          )}
          {props.after?.(item)}
        </>
      )}
    </FieldShell>
  );
}
