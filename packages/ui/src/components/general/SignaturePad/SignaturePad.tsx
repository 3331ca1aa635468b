'use client';
import { Eraser, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { FormValue } from '../../../internal/FormValue.tsx';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { Button } from '../Button/Button.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DrawPad } from './DrawPad.tsx';
import { isSigned, signatureSvg, type Signature } from './SignaturePad.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './SignaturePad.css.ts';

/** Propriedades de {@link SignaturePad}. */
export interface SignaturePadProps extends FieldProps {
  /** O que foi assinado. Omita em um campo não controlado. */
  readonly value?: Signature | null;
  /** O que foi assinado no início, em um campo não controlado. @default null */
  readonly defaultValue?: Signature | null;
  /** Recebe a assinatura a cada traço e letra; null quando não resta nada dela. */
  readonly onChange?: (signature: Signature | null) => void;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

type Way = Signature['kind'];

/**
 * Assina com o dedo, a caneta ou o mouse, ou digitando o nome, que é tudo de que um teclado precisa. O valor são dados
 * de caminho, ou o nome; `signatureSvg` e `signaturePng` fazem arquivos dele, e um formulário recebe o SVG.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { value, defaultValue = null, onChange, texts: ownTexts, name, ...field } = props;
  const texts = useOwnTexts('SignaturePad', defaults, ownTexts);
  const [own, setOwn] = useState<Signature | null>(defaultValue);
  const signature = value === undefined ? own : value;
  const [way, setWay] = useState<Way>(signature?.kind ?? 'drawn');
  const [said, setSaid] = useState('');
  const isOff = (field.isDisabled ?? false) || (field.isReadOnly ?? false);
  const strokes = signature?.kind === 'drawn' ? signature.strokes : [];
  const typed = signature?.kind === 'typed' ? signature.name : '';

  // What was pressed goes with the last stroke: the focus is where one goes on.
  const root = useRef<HTMLDivElement>(null);
  const isErasing = useRef(false);
  useLayoutEffect(() => {
    if (isErasing.current && strokes.length === 0)
      root.current?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
    isErasing.current = false;
  }, [strokes.length]);

  const take = (next: Signature | null, says = ''): void => {
    setOwn(next);
    setSaid(says);
    onChange?.(next);
  };
  const draw = (next: readonly string[], says?: string): void =>
    take(next.length === 0 ? null : { kind: 'drawn', strokes: next }, says);
  const erase = (next: readonly string[], says: string): void => {
    isErasing.current = true;
    draw(next, says);
  };
  const type = (text: string): void => take(text === '' ? null : { kind: 'typed', name: text });
  const change = (next: Way): void => {
    setWay(next);
    // What was signed the other way is no part of this signature.
    take(null);
  };

  const drawing = (isInvalid: boolean): ReactNode => (
    <>
      <div className={css.pad} data-invalid={isInvalid || undefined} data-off={isOff || undefined}>
        <DrawPad
          strokes={strokes}
          label={texts.pad(strokes.length)}
          isOff={isOff}
          onStroke={(path) => draw([...strokes, path])}
        />
        {strokes.length === 0 && !isOff ? (
          <span className={css.hint} aria-hidden>
            {texts.hint}
          </span>
        ) : null}
      </div>
      {isOff || (isInvalid && strokes.length === 0) ? null : (
        <div className={css.buttons}>
          {strokes.length === 0 ? null : (
            <>
              <Button
                size="small"
                variant="quiet"
                icon={<Undo2 />}
                onPress={() => erase(strokes.slice(0, -1), texts.undone)}
              >
                {texts.undo}
              </Button>
              <Button size="small" variant="quiet" icon={<Eraser />} onPress={() => erase([], texts.cleared)}>
                {texts.clear}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );

  return (
    <FieldShell {...field} {...(name === undefined ? {} : { name })} isGroup>
      {(_, { isInvalid }) => (
        <div ref={root} className={css.root}>
          {isOff ? null : (
            <SegmentedControl<Way>
              label={texts.way}
              value={way}
              onChange={change}
              options={[
                { value: 'drawn', label: texts.draw },
                { value: 'typed', label: texts.type },
              ]}
            />
          )}
          {way === 'drawn' ? (
            drawing(isInvalid)
          ) : (
            <>
              <TextField
                label={texts.name}
                value={typed}
                onChange={type}
                isInvalid={isInvalid}
                isDisabled={field.isDisabled ?? false}
                isReadOnly={field.isReadOnly ?? false}
                autoComplete="name"
                maxLength={120}
              />
              {isSigned(signature) ? (
                <div className={css.pad} data-off={isOff || undefined}>
                  <div role="img" aria-label={texts.preview(typed.trim())} className={css.typed}>
                    {typed}
                  </div>
                </div>
              ) : null}
            </>
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          <FormValue
            name={name}
            value={signatureSvg(signature)}
            isDisabled={field.isDisabled}
            onReset={() => {
              setOwn(defaultValue);
              setWay(defaultValue?.kind ?? 'drawn');
            }}
          />
        </div>
      )}
    </FieldShell>
  );
}
