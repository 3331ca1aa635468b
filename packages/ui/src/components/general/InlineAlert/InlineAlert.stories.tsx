import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { InlineAlert, type InlineAlertProps } from './InlineAlert.tsx';

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
  args: { tone: 'warning', action: <Button size="small">Ver horários</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver horários' })).toHaveFocus();
  },
};
export const Anunciado: Story = {
  tags: ['interacoes'],
  args: { tone: 'danger', announce: 'assertive', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A clínica não atende às sextas');
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
function Comes(props: InlineAlertProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setShown(true)}>Escolher a sexta-feira</Button>
      {isShown && <InlineAlert {...props} onDismiss={() => setShown(false)} />}
    </Stack>
  );
}

/** `polite`: said when it comes, without interrupting; dismissed by key. */
export const AnunciadoSemInterromper: Story = {
  tags: ['interacoes'],
  args: { announce: 'polite', tone: 'warning' },
  render: (args) => <Comes {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Escolha de segunda a quinta.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dispensar' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <Stack gap="x4">
      {(['success', 'warning', 'danger', 'info', 'highlight', 'neutral'] as const).map((tone) => (
        <InlineAlert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
