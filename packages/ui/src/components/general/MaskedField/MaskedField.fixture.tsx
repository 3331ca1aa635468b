import type { StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
type Play = (context: { readonly canvas: Canvas }) => Promise<void>;

/** Keys, and what the field shows after them. */
type Step = readonly [keys: string, shown: string];

/** Tab comes in, keys write and erase, Tab goes out. */
export function playKeyboard(
  label: string,
  steps: readonly Step[],
  pasted?: readonly [text: string, shown: string],
): Play {
  return async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: label });
    await expect(field).toHaveFocus();
    for (const [keys, shown] of steps) {
      await userEvent.keyboard(keys);
      await expect(field).toHaveValue(shown);
    }
    if (pasted) {
      await userEvent.clear(field);
      await userEvent.paste(pasted[0]);
      await expect(field).toHaveValue(pasted[1]);
    }
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  };
}

/** The field in a form that counts how often it was sent. */
export function inForm<Props extends object>(Field: ComponentType<Props>) {
  return function Render(args: Props) {
    const [sent, setSent] = useState(0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <Field {...args} />
        <p>Envios: {sent}</p>
      </form>
    );
  };
}

/** Enter sends the form of {@link inForm}. */
export function playEnter(keys: string): Play {
  return async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), `${keys}{Enter}`);
    await expect(canvas.getByText('Envios: 1')).toBeVisible();
  };
}

/** The field named `a` beside a disabled one, in a form that can be reset. */
export function inResetForm<Props extends object>(Field: ComponentType<Props>) {
  return function Render(args: Props) {
    return (
      <form data-testid="formulario">
        <Field {...args} />
        <Field {...args} label="Outro" name="b" isDisabled />
        <Button type="reset">Limpar</Button>
      </form>
    );
  };
}

interface Reset {
  readonly label: string;
  /** What the form gets at first, and how it is shown. */
  readonly first: Step;
  /** The keys of another value. */
  readonly keys: string;
  /** What the form gets then, and how it is shown. */
  readonly next: Step;
  /** The other value is wrong, and the field says so once it is left. */
  readonly isWrong?: boolean;
}

/** The form of {@link inResetForm} gets what is written, and its reset gives the first value back. */
export function playReset({ label, first, keys, next, isWrong = false }: Reset): Play {
  return async ({ canvas }) => {
    const data = () => Object.fromEntries(new FormData(canvas.getByTestId('formulario')));
    await expect(data()).toEqual({ a: first[0] });
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, keys);
    await expect(field).toHaveValue(next[1]);
    if (isWrong) {
      await userEvent.tab();
      await expect(field).toBeInvalid();
    }
    await expect(data()).toEqual({ a: next[0] });
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(data()).toEqual({ a: first[0] }));
    await expect(field).toHaveValue(first[1]);
    await expect(field).not.toBeInvalid();
  };
}
