import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { InlineAlert } from './InlineAlert.tsx';

const meta = {
  title: 'Avisos/InlineAlert',
  component: InlineAlert,
  tags: ['estavel'],
  args: { title: 'A clínica não atende às sextas', children: 'Escolha de segunda a quinta.' },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Informacao: Story = { tags: ['estados'] };
export const ComAcao: Story = {
  tags: ['recursos'],
  args: { tone: 'atencao', action: <Button size="small">Ver horários</Button> },
};
export const Anunciado: Story = {
  tags: ['interacoes'],
  args: { tone: 'perigo', announce: 'assertive', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A clínica não atende às sextas');
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <Stack gap="x4">
      {(['sucesso', 'atencao', 'perigo', 'informacao', 'realce', 'neutro'] as const).map((tone) => (
        <InlineAlert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
