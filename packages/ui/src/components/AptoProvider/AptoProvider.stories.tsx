import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { AptoProvider } from './AptoProvider.tsx';

const meta = {
  title: 'Fundamentos/AptoProvider',
  component: AptoProvider,
  tags: ['estavel'],
  args: { theme: 'light', children: <TextLink href="/agendamentos">Agendamentos</TextLink> },
} satisfies Meta<typeof AptoProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = {
  tags: ['galeria'],
  args: { children: <Button variant="primary">Confirmar</Button>, brandColor: '#8a1c5c' },
};
export const NavegaSemRecarregar: Story = {
  tags: ['interacoes'],
  args: { navigate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.navigate).toHaveBeenCalled();
    await expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
  },
};
