import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** The field in a form that can be reset, and below it the same disabled. */
export function besideDisabled<Props extends object>(Field: ComponentType<Props>, other: Partial<Props>) {
  return function Render(args: Props) {
    return (
      <form data-testid="formulario">
        <Field {...args} />
        <Field {...args} {...other} isDisabled />
        <Button type="reset">Limpar</Button>
      </form>
    );
  };
}

interface Choice {
  /** The label of the field. */
  readonly label: string;
  /** What the form gets at first, and once another is chosen. */
  readonly first: Readonly<Record<string, string>>;
  readonly second: Readonly<Record<string, string>>;
  /** The other answer. */
  readonly choose: () => HTMLElement | undefined;
}

/**
 * In the form of {@link besideDisabled}: it gets the chosen value, nothing of what is disabled, and gives the first
 * value back at its reset. The label is no second group, and a press on it goes to what is chosen.
 */
export async function chooseAndReset(
  canvas: Canvas,
  { label, first, second, choose }: Choice,
): Promise<void> {
  const data = () => Object.fromEntries(new FormData(canvas.getByTestId('formulario')));
  await expect(data()).toEqual(first);
  await userEvent.click(choose() as HTMLElement);
  await expect(data()).toEqual(second);
  await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(data()).toEqual(first));
  await userEvent.click(canvas.getByText(label));
  await expect(canvas.getAllByRole('radio', { checked: true })[0]).toHaveFocus();
  await expect(canvas.queryByRole('group', { name: label })).not.toBeInTheDocument();
}

/** The arrows together with one of these are the browser's or the screen reader's: no group takes them for itself. */
export async function leavesShortcuts(canvas: Canvas): Promise<void> {
  const [radio] = canvas.getAllByRole('radio');
  radio!.focus();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const) {
    for (const key of ['ArrowRight', 'ArrowDown', 'End']) {
      const pressed = new KeyboardEvent('keydown', {
        key,
        [modifier]: true,
        bubbles: true,
        cancelable: true,
      });
      radio!.dispatchEvent(pressed);
      await expect(pressed.defaultPrevented, `${modifier} ${key}`).toBe(false);
      await expect(radio).toHaveFocus();
    }
  }
}
