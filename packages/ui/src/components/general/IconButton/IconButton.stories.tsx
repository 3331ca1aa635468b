import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MoreVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Menu } from '../Menu/Menu.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Ações/IconButton',
  component: IconButton,
  tags: ['estavel'],
  args: { icon: <Pencil />, label: 'Editar agendamento', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discreto: Story = { tags: ['estados'] };
export const Secundario: Story = { tags: ['estados'], args: { variant: 'secondary' } };
export const Perigo: Story = {
  tags: ['estados'],
  args: { variant: 'danger', icon: <Trash2 />, label: 'Excluir' },
};
export const Ocupado: Story = { tags: ['estados'], args: { isPending: true } };
export const ComContador: Story = {
  tags: ['recursos'],
  args: { icon: <Bell />, label: 'Notificações, 7 não lidas', count: 7 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notificações, 7 não lidas' });
    await expect(button.querySelector('[data-count="7"]')).toBeVisible();
  },
};

export const NomeNaDica: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Editar agendamento' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar agendamento');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const DizPorQueNaoPode: Story = {
  tags: ['interacoes'],
  args: { disabledReason: 'Somente leitura para o seu perfil.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Editar agendamento' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Somente leitura para o seu perfil.');
  },
};

/** What its owner describes it with is still said, and the reason after it. */
export const MotivoDepoisDaDescricao: Story = {
  tags: ['interacoes'],
  args: { disabledReason: 'Somente leitura.', 'aria-describedby': 'de-quem' },
  render: (args) => (
    <>
      <span id="de-quem">Exame de Ana Souza.</span>
      <IconButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Exame de Ana Souza. Somente leitura.',
    );
  },
};

/** A reason that comes while the button has the focus takes neither the focus nor the tooltip's state away. */
export const MotivoVemEVai: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [page, setPage] = useState(1);
    return (
      <>
        <IconButton {...args} label="Página anterior" onPress={() => setPage(page - 1)} />
        <IconButton
          {...args}
          label="Próxima página"
          onPress={() => setPage(page + 1)}
          disabledReason={page === 2 ? 'Esta é a última página.' : undefined}
        />
        <output>{page}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    const warned = spyOn(console, 'warn');
    const next = canvas.getByRole('button', { name: 'Próxima página' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription(/Esta é a última página\./);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Esta é a última página.');
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(next).not.toHaveAttribute('aria-disabled');
    await expect(warned).not.toHaveBeenCalledWith(expect.stringContaining('controlled'));
    warned.mockRestore();
  },
};

/** As the trigger of a menu: with a reason it opens nothing and says why, without one it opens. */
export const BloqueadoNaoAbreOMenu: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [reason, setReason] = useState<string | undefined>('Somente leitura para o seu perfil.');
    return (
      <>
        <Menu
          items={[{ id: 'a', label: 'Editar' }]}
          trigger={
            <IconButton {...args} icon={<MoreVertical />} label="Mais ações" disabledReason={reason} />
          }
        />
        <button type="button" onClick={() => setReason(undefined)}>
          Liberar
        </button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Mais ações' });
    // By keyboard, whose focus tells the reason at once: a resting mouse depends on where it was before.
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Somente leitura para o seu perfil.');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(button);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Liberar' }));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).flatMap((size) =>
        (['quiet', 'secondary', 'primary', 'danger'] as const).map((variant) => (
          <IconButton
            key={`${size}-${variant}`}
            size={size}
            variant={variant}
            icon={variant === 'danger' ? <Trash2 /> : <MoreVertical />}
            label={variant === 'danger' ? 'Excluir' : 'Mais ações'}
          />
        )),
      )}
      <IconButton icon={<Bell />} label="Notificações, 120 não lidas" count={120} />
      <IconButton icon={<Pencil />} label="Editar" disabledReason="Somente leitura." />
    </div>
  ),
};
