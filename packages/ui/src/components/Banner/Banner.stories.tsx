import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Avisos/Banner',
  component: Banner,
  tags: ['estavel'],
  args: {
    children: 'Sem conexão. O que você digitar fica guardado neste aparelho.',
    tone: 'atencao',
    onDismiss: undefined,
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemConexao: Story = { tags: ['estados'] };
export const Dispensavel: Story = {
  tags: ['interacoes'],
  args: { tone: 'informacao', children: 'Dados de demonstração.', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Aviso' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  args: { action: <Button size="small">Tentar novamente</Button> },
};
