import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TokenField } from './TokenField.tsx';

const meta = {
  title: 'Formulários/TokenField',
  component: TokenField,
  tags: ['estavel'],
  args: { label: 'Token', description: 'Está na mensagem que você recebeu.', onChange: fn() },
} satisfies Meta<typeof TokenField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Invalido: Story = {
  tags: ['estados'],
  args: { value: 'k7PzQ', errorMessage: 'Este token não é válido. Confira a mensagem recebida.' },
};

export const ColadoDaMensagem: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Token');
    await userEvent.click(field);
    await userEvent.paste('  k7PzQ-93aa\nLm21 ');
    await expect(field).toHaveValue('k7PzQ-93aaLm21');
    await expect(args.onChange).toHaveBeenLastCalledWith('k7PzQ-93aaLm21');
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Token' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('k7PzQ');
    await expect(field).toHaveValue('k7PzQ');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('k7Pz');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [sent, setSent] = useState(0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <TokenField {...args} />
        <p>Envios: {sent}</p>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'k7PzQ{Enter}');
    await expect(canvas.getByText('Envios: 1')).toBeVisible();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TokenField {...args} />
      <TokenField {...args} value="k7PzQ-93aaLm21" />
      <TokenField {...args} value="k7PzQ" errorMessage="Este token não é válido." />
    </div>
  ),
};
