import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Formulários/Switch',
  component: Switch,
  tags: ['estavel'],
  args: { children: 'Avisos por e-mail', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desligado: Story = { tags: ['estados'] };
export const Ligado: Story = { tags: ['estados'], args: { defaultSelected: true } };
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true } };

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Avisos por e-mail' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Avisos por e-mail'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await expect(control).toBeChecked();
  },
};

export const DizPorQueNaoPode: Story = {
  tags: ['interacoes'],
  args: { disabledReason: 'Definido pela sua empresa.', defaultSelected: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription('Definido pela sua empresa.');
  },
};

/** It shows what holds: it has the focus and is read, and does not change. */
export const SomenteLeitura: Story = {
  tags: ['interacoes'],
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Saves(props: SwitchProps) {
  const [isOn, setOn] = useState(false);
  const [isPending, setPending] = useState(false);
  return (
    <Stack align="start">
      <Switch
        {...props}
        isSelected={isOn}
        isPending={isPending}
        onChange={(next) => {
          props.onChange?.(next);
          setOn(next);
          setPending(true);
        }}
      />
      <Button onPress={() => setPending(false)}>Responder</Button>
    </Stack>
  );
}

/** While what it changed is saved: the focus stays, nothing else is taken, and that is said. */
export const Salvando: Story = {
  tags: ['interacoes'],
  render: (args) => <Saves {...args} />,
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Avisos por e-mail' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Salvando…');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

/** A form's reset brings back what it was at first. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { defaultSelected: true },
  render: (args) => (
    <form>
      <Switch {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(control).toBeChecked());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Stack gap="x3">
      <Switch>Desligado</Switch>
      <Switch defaultSelected description="Vale na hora.">
        Ligado
      </Switch>
      <Switch isDisabled defaultSelected>
        Desabilitado
      </Switch>
      <Switch disabledReason="Definido pela sua empresa.">Indisponível</Switch>
    </Stack>
  ),
};
