import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../general/Button/index.ts';
import { chooseAndReset, leavesShortcuts } from '../../general/Form/Form.fixture.tsx';
import { createPrestadores } from '../ProviderSelect/fixtures.ts';
import { ClinicCardGroup } from './ClinicCardGroup.tsx';

const [a, b, c] = createPrestadores(3);
const OPTIONS = [
  { clinic: a ?? { id: 1, name: 'A' }, distanceKm: 0.85 },
  { clinic: b ?? { id: 2, name: 'B' }, distanceKm: 2.44 },
  {
    clinic: c ?? { id: 3, name: 'C' },
    distanceKm: 17.6,
    disabledReason: 'Não atende no período sugerido pela sua empresa',
  },
];

const meta = {
  title: 'Formulários/ClinicCard',
  component: ClinicCardGroup,
  tags: ['novo'],
  args: { options: OPTIONS, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClinicCardGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Escolhida: Story = { tags: ['estados'], args: { value: 1 } };
export const ComErro: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Escolha uma clínica', isRequired: true },
};

export const DizTudo: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')[0]).toHaveAccessibleName(
      /Clínica Ocupacional São João.*Rua das Flores, 100, Centro, Campinas - SP.*Atende por ordem de chegada e com horário marcado.*850 m/,
    );
  },
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const [firstOne, second, terceira] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(firstOne).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(terceira).toHaveFocus();
    await expect(terceira).toHaveAccessibleName(/Não atende no período sugerido/);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Home}');
    await expect(firstOne).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(terceira).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

/** Alt, Ctrl, ⌘ or Shift with an arrow go on to the browser and the screen reader (ARIA, radio group). */
export const AtalhosPassam: Story = {
  tags: ['interacoes'],
  play: ({ canvas }) => leavesShortcuts(canvas),
};

/** A form gets the id of the clinic, and its reset gives the first one back; the label goes to what is chosen. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'clinicId', defaultValue: 2 },
  render: (args) => (
    <form data-testid="formulario">
      <ClinicCardGroup {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: ({ canvas }) =>
    chooseAndReset(canvas, {
      label: 'Clínica',
      first: { clinicId: '2' },
      second: { clinicId: '1' },
      choose: () => canvas.getAllByRole('radio')[0],
    }),
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: { value: 1 },
};
