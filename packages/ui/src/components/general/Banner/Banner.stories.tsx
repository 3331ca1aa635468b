import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Banner, type BannerProps } from './Banner.tsx';

const meta = {
  title: 'Avisos/Banner',
  component: Banner,
  tags: ['estavel'],
  args: {
    children: 'Sem conexão. O que você digitar fica guardado neste aparelho.',
    tone: 'warning',
    onDismiss: undefined,
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemConexao: Story = { tags: ['estados'] };
export const Dispensavel: Story = {
  tags: ['interacoes'],
  args: { tone: 'info', children: 'Dados de demonstração.', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Aviso' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
function Comes(props: BannerProps) {
  const [isOffline, setOffline] = useState(false);
  return (
    <>
      <div aria-live="polite">{isOffline && <Banner {...props} onDismiss={() => setOffline(false)} />}</div>
      <Button onPress={() => setOffline(true)}>Cair a conexão</Button>
    </>
  );
}

/** Comes, is reached by Tab, and goes. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { action: <Button size="small">Tentar novamente</Button> },
  render: (args) => <Comes {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sem conexão.');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Dispensar' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: 'Aviso' })).not.toBeInTheDocument();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['success', 'warning', 'danger', 'info', 'highlight', 'neutral'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          label={`Aviso, ${tone}`}
          action={<Button size="small">Ver detalhes</Button>}
          onDismiss={() => undefined}
        >
          Manutenção hoje, das 22:00 às 23:00.
        </Banner>
      ))}
    </div>
  ),
};
