'use client';

import { useState, type Ref } from 'react';
import { FieldShell } from '../FieldShell.tsx';
import { TagList } from '../../components/general/TagList/TagList.tsx';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useOwnTexts } from '../../texts/useOwnTexts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ComboInput } from './ComboInput.tsx';
import { root } from './field.css.ts';
import { detail } from './list.css.ts';
import { action } from './popover.css.ts';
import { texts as defaults, type MultiTexts } from './intl/multi.pt-BR.ts';
import { texts as listDefaults } from './intl/pt-BR.ts';
import type { OptionFace } from './OptionLine.tsx';
import { OptionPopover } from './OptionPopover.tsx';
import type { ListFieldProps } from './SingleField.tsx';
import { noteOf } from './Unresolved.tsx';
import { useChosen, type Resolve } from './useChosen.ts';
import { useOptionPicker } from './useOptionPicker.ts';
import type { OptionSource } from './useOptionSource.ts';

interface MultiFieldProps<T, K extends string | number> extends ListFieldProps {
  readonly source: OptionSource<T>;
  readonly keyOf: (item: T) => K;
  readonly labelOf: (item: T) => string;
  readonly reasonOf: (item: T, chosen: readonly T[]) => string | undefined;
  readonly face: OptionFace<T>;
  readonly value: readonly K[] | undefined;
  readonly defaultValue: readonly K[] | undefined;
  readonly onChange: ((keys: readonly K[], items: readonly T[]) => void) | undefined;
  readonly resolve?: Resolve<K, T> | undefined;
  /** Items known besides the list. */
  readonly selected?: readonly T[];
  readonly maxSelected?: number | undefined;
  /** Chips shown before 'e mais 12'. */
  readonly maxChips?: number | undefined;
  readonly hasChips?: boolean;
  /** Offers to choose all that are here, and none. */
  readonly hasAll?: boolean;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly texts?: Partial<MultiTexts> | undefined;
}

const NOTHING: readonly never[] = [];

/** Several of a list, which stays open while one chooses: what the multiple selects are made of. */
export function MultiField<T, K extends string | number>(props: MultiFieldProps<T, K>) {
  const { source, keyOf, labelOf, face, onChange, isDisabled = false, isReadOnly = false } = props;
  const { maxSelected, hasChips = true, hasAll = false, selected = NOTHING } = props;
  const texts = useOwnTexts('MultiField', defaults, props.texts);
  const listTexts = useTexts('OptionList', listDefaults);
  const [own, setOwn] = useState<readonly K[]>(props.defaultValue ?? NOTHING);
  const value = props.value ?? own;
  const chosen = useChosen<K, T>({
    keys: value,
    groups: source.groups,
    keyOf,
    selected,
    resolve: props.resolve,
  });
  const items = value.flatMap((key) => chosen.itemOf(key) ?? []);
  const isFull = maxSelected !== undefined && value.length >= maxSelected;
  const label = typeof props.label === 'string' ? props.label : texts.chosen;

  const reasonOf = (item: T): string | undefined => {
    if (value.includes(keyOf(item))) return undefined;
    return props.reasonOf(item, items) ?? (isFull ? texts.limit(maxSelected) : undefined);
  };
  const change = (keys: readonly K[], added: readonly T[]): void => {
    chosen.remember([...items, ...added]);
    const fresh = new Map(added.map((item) => [keyOf(item), item] as const));
    setOwn(keys);
    onChange?.(
      keys,
      keys.flatMap((key) => fresh.get(key) ?? chosen.itemOf(key) ?? []),
    );
  };
  const nameOf = (key: K): string => {
    const item = chosen.itemOf(key);
    if (item) return labelOf(item);
    return chosen.resolution === 'resolving' ? listTexts.resolving : texts.unnamed(key);
  };
  const remove = (key: K): void => {
    picker.say(texts.removed(nameOf(key), value.length - 1));
    change(
      value.filter((each) => each !== key),
      NOTHING,
    );
  };
  const picker = useOptionPicker<T>({
    source,
    keyOf,
    labelOf,
    isLocked: isDisabled || isReadOnly,
    isTaken: (item) => value.includes(keyOf(item)),
    onPick: (item) => {
      const key = keyOf(item);
      if (value.includes(key)) {
        remove(key);
        return;
      }
      const reason = reasonOf(item);
      if (reason) {
        picker.say(listTexts.unavailable(labelOf(item), reason));
        return;
      }
      picker.say(texts.added(labelOf(item), value.length + 1));
      change([...value, key], [item]);
    },
    onOpenChange: props.onOpenChange,
    onBlur: props.onBlur,
  });
  useFormReset(picker.root, () => {
    picker.close();
    setOwn(props.defaultValue ?? NOTHING);
  });
  const chooseAll = (): void => {
    const free = source.groups
      .flatMap((group) => group.items)
      .filter((item) => !value.includes(keyOf(item)) && reasonOf(item) === undefined)
      .slice(0, maxSelected === undefined ? undefined : maxSelected - value.length);
    picker.say(texts.count(value.length + free.length));
    change([...value, ...free.map(keyOf)], free);
  };
  const chooseNone = (): void => {
    picker.say(texts.count(0));
    change(NOTHING, NOTHING);
  };

  const canChange = !isDisabled && !isReadOnly;
  const removeChip = (key: K): void => {
    remove(key);
    // With the last chip its list goes as well; the focus stays with the field.
    if (value.length === 1) picker.focus();
  };
  return (
    <FieldShell {...props} description={noteOf(chosen, props.description, picker.focus, listTexts)}>
      {(aria, { isInvalid, labelId }) => (
        <>
          {hasChips && value.length > 0 ? (
            <Chips
              keys={value}
              nameOf={nameOf}
              label={`${texts.chosen}: ${label}`}
              max={props.maxChips}
              more={texts.more}
              onRemove={canChange ? removeChip : undefined}
            />
          ) : null}
          <div ref={picker.root} className={root} onBlur={picker.onBlur} {...picker.nearness}>
            <ComboInput
              picker={picker}
              aria={aria}
              labelId={labelId}
              isInvalid={isInvalid}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              placeholder={
                !hasChips && value.length > 0
                  ? texts.count(value.length)
                  : (props.placeholder ?? texts.placeholder)
              }
              shown=""
              showsChosen={false}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the owner asks for it
              autoFocus={props.autoFocus}
              onKeyDown={({ key }) => {
                const last = value.at(-1);
                if (key !== 'Backspace' || picker.typed || last === undefined || !canChange) return false;
                remove(last);
                return true;
              }}
              inputRef={props.inputRef}
            />
            <OptionPopover<T>
              picker={picker}
              label={label}
              keyOf={keyOf}
              isSelected={(item) => value.includes(keyOf(item))}
              reasonOf={reasonOf}
              face={face}
              isMultiple
              emptyText={props.emptyText}
              footer={picker.notice || texts.count(value.length)}
              actions={
                hasAll || props.actions ? (
                  <>
                    {hasAll ? (
                      <AllAndNone
                        texts={texts}
                        onAll={chooseAll}
                        onNone={chooseNone}
                        hasNone={value.length > 0}
                      />
                    ) : null}
                    {props.actions}
                  </>
                ) : undefined
              }
            />
          </div>
          {props.name === undefined
            ? null
            : value.map((key) => (
                <input key={key} type="hidden" name={props.name} value={key} disabled={isDisabled} />
              ))}
        </>
      )}
    </FieldShell>
  );
}

interface ChipsProps<K> {
  readonly keys: readonly K[];
  readonly nameOf: (key: K) => string;
  readonly label: string;
  readonly max: number | undefined;
  readonly more: (count: number) => string;
  readonly onRemove: ((key: K) => void) | undefined;
}

function Chips<K extends string | number>({ keys, nameOf, label, max, more, onRemove }: ChipsProps<K>) {
  const shown = max === undefined ? keys : keys.slice(0, max);
  const rest = keys.length - shown.length;
  return (
    <TagList
      label={label}
      items={shown.map((key) => ({ id: String(key), label: nameOf(key) }))}
      {...(onRemove
        ? {
            onRemove: (id: string) => {
              const key = keys.find((each) => String(each) === id);
              if (key !== undefined) onRemove(key);
            },
          }
        : {})}
    >
      {rest > 0 ? <span className={detail}>{more(rest)}</span> : null}
    </TagList>
  );
}

interface AllAndNoneProps {
  readonly texts: MultiTexts;
  readonly hasNone: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

function AllAndNone({ texts, hasNone, onAll, onNone }: AllAndNoneProps) {
  return (
    <>
      <button type="button" className={action} onClick={onAll}>
        {texts.all}
      </button>
      <button type="button" className={action} onClick={onNone} disabled={!hasNone}>
        {texts.none}
      </button>
    </>
  );
}
