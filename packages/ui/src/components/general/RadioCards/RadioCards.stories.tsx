import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Formulários/RadioCards',
  component: RadioCards,
  tags: ['estavel'],
  args: {
    label: 'Onde você quer fazer o exame?',
    onChange: fn(),
    options: [
      {
        value: '1',
        title: 'Clínica São Lucas',
        description: 'Rua Barão de Jaguara, 1200, Centro',
        aside: '1,2 km',
      },
      { value: '2', title: 'MedTrab Campinas', description: 'Av. Norte-Sul, 450, Cambuí', aside: '2,8 km' },
      {
        value: '3',
        title: 'Saúde & Trabalho',
        description: 'Rua Sacramento, 77, Vila Itapura',
        disabledReason: 'Sem horários nos próximos 30 dias.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemEscolha: Story = { tags: ['estados'] };
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Escolha uma clínica.', isRequired: true },
};
export const DuasColunas: Story = {
  tags: ['recursos'],
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const [first, second] = ['Clínica São Lucas', 'MedTrab Campinas'].map((title) =>
      canvas.getByText(title).getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? 0);
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('radio', { name: 'Clínica São Lucas' });
    await expect(first).toHaveAccessibleDescription('Rua Barão de Jaguara, 1200, Centro 1,2 km');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const blocked = canvas.getByRole('radio', { name: 'Saúde & Trabalho' });
    await expect(blocked).toHaveFocus();
    await expect(blocked).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { defaultValue: '1' } };
