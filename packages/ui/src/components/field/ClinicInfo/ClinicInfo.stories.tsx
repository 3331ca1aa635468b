import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createPrestadores } from '../ProviderSelect/fixtures.ts';
import { ClinicInfo } from './ClinicInfo.tsx';

const CLINIC = createPrestadores(1)[0] ?? { id: 1, name: '' };

const meta = {
  title: 'Dados/ClinicInfo',
  component: ClinicInfo,
  tags: ['novo'],
  args: { clinic: CLINIC },
} satisfies Meta<typeof ClinicInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completa: Story = {
  tags: ['estados'],
  args: { today: '2026-11-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '(19) 3456-7890' })).toHaveAttribute(
      'href',
      'tel:+551934567890',
    );
    await expect(canvas.getByRole('link', { name: 'Ver no mapa (abre em outra aba)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByText('Rua das Flores, 100, Centro, Campinas - SP')).toBeVisible();
    await expect(canvas.getByText('Ambos')).toBeVisible();
  },
};
export const SoONome: Story = {
  tags: ['estados'],
  args: { clinic: { id: 9, name: 'Clínica sem cadastro completo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Não informado')).toHaveLength(4);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** What can be followed, in the order in which it is read: the phone, the map, the e-mail. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const followed = fn((event: Event) => event.preventDefault());
      link.addEventListener('click', followed, { once: true });
      await userEvent.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledOnce();
    }
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 420 }}>
      <ClinicInfo {...args} today="2026-11-24" />
      <ClinicInfo clinic={{ id: 9, name: 'Clínica sem cadastro completo' }} />
    </div>
  ),
};
