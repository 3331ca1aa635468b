'use client';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogWidth } from '../Dialog/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './FilterDialog.css.ts';

/** Propriedades de {@link FilterDialog}. */
export interface FilterDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O título. @default 'Filtros' */
  readonly title?: string;
  /** Os campos. Guarde o rascunho na tela: nada vale antes de 'Aplicar'. */
  readonly children: ReactNode;
  /** Aplica o rascunho. Enter em um campo faz o mesmo. O diálogo fecha. */
  readonly onApply: () => void;
  /** Esvazia o rascunho; ausente: o botão também não aparece. */
  readonly onClear?: () => void;
  /** O que está errado no rascunho; impede que seja aplicado. */
  readonly disabledReason?: string | undefined;
  /** Em px. @default 450 */
  readonly width?: DialogWidth;
}

/** A moldura dos filtros de uma lista (doc1 §2.2): campos, Cancelar e Aplicar. */
export function FilterDialog(props: FilterDialogProps) {
  const texts = useTexts('FilterDialog', defaults);
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
