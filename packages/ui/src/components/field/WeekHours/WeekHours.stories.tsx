import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mixedHours } from '@apto/domain/fixtures';
import { WeekHours } from './WeekHours.tsx';

const meta = {
  title: 'Dados/WeekHours',
  component: WeekHours,
  tags: ['novo'],
  args: { openingHours: mixedHours },
} satisfies Meta<typeof WeekHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemanaUtil: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'sábado' })).toBeInTheDocument();
    await expect(canvas.getAllByText('Não atende')).toHaveLength(4);
    await expect(canvas.getAllByText('08:00 às 12:00')).toHaveLength(5);
  },
};
export const ComHoje: Story = {
  tags: ['recursos'],
  args: { today: '2026-11-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'terça-feira (hoje)' })).toBeInTheDocument();
  },
};
export const SoDeManha: Story = {
  tags: ['estados'],
  args: {
    openingHours: mixedHours.map((day) => ({
      ...day,
      atendimentoVespertino: false,
      startHourPm: null,
      endHourPm: null,
      serviceTypePm: null,
    })),
  },
};
export const SemHorarios: Story = {
  tags: ['estados'],
  args: { openingHours: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.'),
    ).toBeVisible();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <WeekHours {...args} today="2026-11-24" />
      <WeekHours {...args} openingHours={[]} label="Sem horários" />
    </div>
  ),
};
