import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Switch } from './Switch.tsx';

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
