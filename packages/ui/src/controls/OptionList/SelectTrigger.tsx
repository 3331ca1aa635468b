'use client';

import { ChevronDown } from 'lucide-react';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ClearButton, showWhole, type TriggerProps } from './ComboInput.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import * as css from './field.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';

interface SelectTriggerProps<T> extends TriggerProps<T> {
  readonly triggerRef?: Ref<HTMLButtonElement> | undefined;
  readonly className?: string;
}

/** The box of a select-only combobox (WAI-ARIA APG): a button that is named by its label alone and holds its value. */
export function SelectTrigger<T>(props: SelectTriggerProps<T>) {
  const texts = useTexts('OptionList', defaults);
  const { picker, aria, labelId, isInvalid, isDisabled, isReadOnly, shown, triggerRef, onClear } = props;
  const { anchor, aria: combo } = picker;
  const button = useRef<HTMLButtonElement>(null);
  /** A press makes a click as well, which changes nothing more. */
  const isPressed = useRef(false);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    triggerRef,
    () => button.current,
    [],
  );
  return (
    <ControlFrame
      ref={anchor}
      className={cx(css.pressed, props.className)}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    >
      <button
        type="button"
        {...aria}
        {...combo}
        ref={button}
        className={cx(css.trigger, onClear && css.withClear)}
        aria-labelledby={labelId}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a combobox, as `picker.aria` says
        aria-readonly={isReadOnly || undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the owner asks for it
        autoFocus={props.autoFocus}
        disabled={isDisabled}
        // At once, as a native one does: leaving another field may move this one from under the pointer before it is
        // let go, and then there is no click.
        onMouseDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          isPressed.current = true;
          // Let go elsewhere there is no click: the next one is not this one's.
          const letGo = (): void => void setTimeout(() => (isPressed.current = false));
          window.addEventListener('mouseup', letGo, { once: true });
          // Safari gives a pressed button no focus.
          event.currentTarget.focus();
          picker.toggle();
        }}
        onClick={({ currentTarget }) => {
          if (isPressed.current) return;
          // Of its label, or of an assistive technology.
          currentTarget.focus();
          picker.toggle();
        }}
        onKeyDown={(event) => {
          if (onClear && (event.key === 'Delete' || event.key === 'Backspace')) onClear();
          else picker.onKeyDown(event);
        }}
      >
        <span
          className={css.value}
          data-placeholder={shown === '' || undefined}
          onPointerEnter={({ currentTarget }) => showWhole(currentTarget, shown)}
        >
          {shown || props.placeholder}
        </span>
        {isReadOnly ? null : (
          <ChevronDown className={cx(css.chevron, onClear && css.chevronOver)} aria-hidden />
        )}
      </button>
      {onClear ? (
        <ClearButton
          className={css.clear}
          label={props.clearLabel ?? texts.clear}
          onPress={() => {
            onClear();
            button.current?.focus();
          }}
        />
      ) : null}
    </ControlFrame>
  );
}
