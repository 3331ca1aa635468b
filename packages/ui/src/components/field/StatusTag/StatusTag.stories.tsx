import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusAgendamento } from '@apto/domain/status';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DataTable } from '../../general/DataTable/index.ts';
import { Inline } from '../../general/Inline/index.ts';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Dados/StatusTag',
  component: StatusTag,
  tags: ['estavel'],
  args: { children: 'Agendado', tone: 'success', icon: 'calendar-check', onPress: undefined },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simples: Story = { tags: ['estados'] };
export const ComEspera: Story = {
  tags: ['recursos'],
  args: {
    children: 'Aguardando Data',
    tone: 'warning',
    icon: 'calendar-search',
    note: 'Clínica São Lucas, há 2 dias',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aguardando Data')).toBeVisible();
    await expect(canvas.getByText('Clínica São Lucas, há 2 dias')).toBeVisible();
  },
};
/** Em linhas de uma linha o começo cede ao que distingue; o nome continua inteiro. */
export const ComecoQueCede: Story = {
  tags: ['interacoes'],
  globals: { density: 'compact' },
  args: {
    children: 'Aguardando Confirmação Agenda',
    lead: 'Aguardando Confirmação ',
    shortLead: 'Conf. ',
    tone: 'warning',
    icon: 'calendar-clock',
  },
  render: (args) => (
    <>
      <StatusTag {...args} />
      <DataTable
        label="Pedidos"
        rows={['1']}
        getRowId={() => '1'}
        getRowLabel={() => 'Ana'}
        columns={[
          {
            id: 'status',
            header: 'Status',
            isRowHeader: true,
            cell: () => <StatusTag {...args} onPress={fn()} opens="ver motivo" />,
          },
        ]}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [loose, inRow] = canvasElement.querySelectorAll<HTMLElement>('[data-lead]');
    await expect(loose?.offsetWidth).toBeGreaterThan(0);
    await expect(inRow?.offsetWidth).toBe(0);
    const shortSize = (lead?: HTMLElement) =>
      Number.parseFloat(window.getComputedStyle(lead!.parentElement!, '::before').fontSize);
    await expect(shortSize(loose)).toBe(0);
    await expect(shortSize(inRow)).toBeGreaterThan(0);
    await expect(
      canvas.getByRole('button', { name: 'Aguardando Confirmação Agenda, ver motivo' }),
    ).toBeVisible();
  },
};
export const ComDica: Story = {
  tags: ['interacoes'],
  args: {
    children: 'Depósito antecipado',
    tone: 'warning',
    icon: 'banknote',
    tooltip: 'Aguardando depósito antecipado para o prestador',
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Aguardando depósito antecipado');
  },
};
export const AbreOMotivo: Story = {
  tags: ['interacoes'],
  args: { children: 'Cancelado', tone: 'danger', icon: 'ban', opens: 'ver motivo', onPress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelado, ver motivo' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};
export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Inline>
      {StatusAgendamento.map(({ id, descricao: description, tone, icon }) => (
        <StatusTag key={id} tone={tone} icon={icon}>
          {description}
        </StatusTag>
      ))}
    </Inline>
  ),
};
