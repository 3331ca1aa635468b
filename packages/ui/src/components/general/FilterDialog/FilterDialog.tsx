'use client';
import { useId, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogWidth } from '../Dialog/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './FilterDialog.css.ts';

/** Props of {@link FilterDialog}. */
export interface FilterDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The heading. @default 'Filtros' */
  readonly title?: string;
  /** The fields. Keep the draft in the screen: nothing applies before 'Aplicar'. */
  readonly children: ReactNode;
  /** Applies the draft. Enter in a field does the same. The dialog closes. */
  readonly onApply: () => void;
  /** Empties the draft; absent: the button is absent too. */
  readonly onClear?: () => void;
  /** What is wrong with the draft; keeps it from being applied. */
  readonly disabledReason?: string | undefined;
  /** Em px. @default 450 */
  readonly width?: DialogWidth;
}

/** The frame of a list's filters (doc1 §2.2): fields, Cancelar and Aplicar. */
export function FilterDialog(props: FilterDialogProps) {
  const { isOpen, onOpenChange, onApply, onClear } = props;
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={props.title ?? texts.title}
      width={props.width ?? 450}
      footer={
        <>
          {onClear ? (
            <div className={css.clear}>
              <Button variant="quiet" onPress={onClear}>
                {texts.clear}
              </Button>
            </div>
          ) : null}
          <Button variant="secondary" onPress={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} disabledReason={props.disabledReason}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (props.disabledReason !== undefined) return;
          onApply();
          onOpenChange(false);
        }}
      >
        {props.children}
      </form>
    </Dialog>
  );
}
