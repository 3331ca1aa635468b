import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, playEnter, playKeyboard } from '../../general/MaskedField/MaskedField.fixture.tsx';
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
  play: playKeyboard('Token', [
    ['k7PzQ', 'k7PzQ'],
    ['{Backspace}', 'k7Pz'],
  ]),
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: inForm(TokenField),
  play: playEnter('k7PzQ'),
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
