import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Formulários/Checkbox',
  component: Checkbox,
  tags: ['estavel'],
  args: { children: 'Li e aceito os termos', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desmarcada: Story = { tags: ['estados'] };
export const Marcada: Story = { tags: ['estados'], args: { defaultSelected: true } };
export const Parcial: Story = {
  tags: ['estados'],
  args: { isIndeterminate: true, children: 'Todas as unidades' },
};
export const Invalida: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Aceite os termos para entrar.', isRequired: true },
};
export const Desabilitada: Story = { tags: ['estados'], args: { isDisabled: true } };

/** How many there are stands at the end of each line, and is no part of its name. */
export const ComQuantos: Story = {
  tags: ['estados'],
  render: () => (
    <Stack gap="x2">
      <Checkbox end="12">Aguardando confirmação do prestador</Checkbox>
      <Checkbox end="1.204">Agendado</Checkbox>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const few = canvas.getByRole('checkbox', { name: 'Aguardando confirmação do prestador' });
    await expect(few).toHaveAccessibleDescription('12');
    await expect(canvas.getByText('12').getBoundingClientRect().right).toBe(
      canvas.getByText('1.204').getBoundingClientRect().right,
    );
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Li e aceito os termos' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Li e aceito os termos'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

const told = fn();

/** A form gets its value by its name, asks for it where it must be marked, and hears of a press once. */
export const NumFormulario: Story = {
  tags: ['interacoes'],
  args: { name: 'termos', value: 'sim', isRequired: true },
  render: (args) => (
    <form aria-label="Cadastro" onChange={told}>
      <Checkbox {...args} />
      <button type="reset">Limpar</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    told.mockClear();
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Cadastro' });
    const sent = () => new FormData(form).getAll('termos');
    const box = canvas.getByRole('checkbox', { name: 'Li e aceito os termos' });
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(sent()).toEqual(['sim']);
    await expect(form.checkValidity()).toBe(true);
    await expect(told).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(box).not.toBeChecked();
    await expect(sent()).toEqual([]);
    box.focus();
    await userEvent.keyboard('{Enter}');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(sent()).toEqual(['sim']);
  },
};

export const DizPorQueNaoPode: Story = {
  tags: ['interacoes'],
  args: { children: 'Notificar por WhatsApp', disabledReason: 'O funcionário não tem celular.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Notificar por WhatsApp' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('O funcionário não tem celular.');
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const UNITS = ['Matriz', 'Filial São José', 'Filial Campinas'] as const;

function AllUnits() {
  const [chosen, setChosen] = useState<readonly string[]>(['Matriz']);
  const isAll = chosen.length === UNITS.length;
  return (
    <Stack gap="x2">
      <Checkbox
        isSelected={isAll}
        isIndeterminate={!isAll && chosen.length > 0}
        onChange={() => setChosen(isAll ? [] : UNITS)}
      >
        Todas as unidades
      </Checkbox>
      {UNITS.map((unit) => (
        <Checkbox
          key={unit}
          isSelected={chosen.includes(unit)}
          onChange={(isOn) => setChosen(isOn ? [...chosen, unit] : chosen.filter((each) => each !== unit))}
        >
          {unit}
        </Checkbox>
      ))}
    </Stack>
  );
}

/** Some of them: mixed. Pressed: all. Pressed again: none. */
export const ParcialEscolheTodas: Story = {
  tags: ['interacoes'],
  render: () => <AllUnits />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Todas as unidades' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Filial Campinas' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(all).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Stack gap="x2">
      <Checkbox>Desmarcada</Checkbox>
      <Checkbox defaultSelected description="Com ajuda embaixo.">
        Marcada
      </Checkbox>
      <Checkbox isIndeterminate>Parcial</Checkbox>
      <Checkbox isRequired errorMessage="Aceite os termos para entrar.">
        Inválida
      </Checkbox>
      <Checkbox isDisabled defaultSelected>
        Desabilitada
      </Checkbox>
      <Checkbox disabledReason="O funcionário não tem celular.">Indisponível</Checkbox>
    </Stack>
  ),
};
