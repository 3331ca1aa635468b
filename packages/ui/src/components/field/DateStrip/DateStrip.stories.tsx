import { datesBetween } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../general/Button/index.ts';
import { besideDisabled, chooseAndReset, leavesShortcuts } from '../../general/Form/Form.fixture.tsx';
import { clinicReasons } from '../../general/Calendar/fixtures.ts';
import { DateStrip, type DateStripProps } from './DateStrip.tsx';

const meta = {
  title: 'Datas e horários/DateStrip',
  component: DateStrip,
  tags: ['novo'],
  args: {
    days: datesBetween('2026-11-23', '2026-12-10'),
    reasonsFor: clinicReasons,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Escolhido: Story = { tags: ['estados'], args: { value: '2026-11-24' } };
export const Carregando: Story = { tags: ['estados'], args: { isLoading: true } };
export const SemDias: Story = { tags: ['estados'], args: { days: [] } };
export const ComNotas: Story = {
  tags: ['recursos'],
  args: { noteFor: (date) => (date === '2026-11-24' ? '4 horários' : undefined), value: '2026-11-24' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: 'terça-feira, 24 de novembro de 2026, 4 horários' }),
    ).toBeChecked();
  },
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /23 de novembro/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    // Arrows only move: what a day loads is not loaded by passing over it.
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('radio', { name: /10 de dezembro/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('radio', { name: /23 de novembro/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /24 de novembro/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /24 de novembro/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /23 de novembro/ })).toHaveFocus();
  },
};

export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const saturday = canvas.getByRole('radio', { name: /28 de novembro/ });
    await userEvent.click(saturday);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(saturday).toHaveAccessibleDescription('Não há agendamento aos sábados');
    await waitFor(() =>
      expect(
        canvas.getByText('sábado, 28 de novembro de 2026: Não há agendamento aos sábados'),
      ).toBeVisible(),
    );
  },
};

/** A finger on a day that is not free: it says why, in sight, and chooses nothing. */
export const AoToqueDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('radio', { name: /8 de dezembro/ }),
    });
    await waitFor(() =>
      expect(
        canvas.getByText(
          'terça-feira, 8 de dezembro de 2026: Feriado municipal em Campinas-SP: Nossa Senhora da Conceição',
        ),
      ).toBeVisible(),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('radio', { name: /9 de dezembro/ }),
    });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-09');
  },
};

/** A form gets the day as on the wire, nothing while it is disabled, and gives the first value back at its reset. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'a', defaultValue: '2026-11-24' },
  render: besideDisabled(DateStrip, { label: 'Outro', name: 'b' }),
  play: ({ canvas }) =>
    chooseAndReset(canvas, {
      label: 'Data',
      first: { a: '2026-11-24' },
      second: { a: '2026-11-25' },
      choose: () => canvas.getAllByRole('radio', { name: /, 25 de novembro/ })[0],
    }),
};

/** Alt, Ctrl, ⌘ or Shift with an arrow go on to the browser and the screen reader (ARIA, radio group). */
export const AtalhosPassam: Story = {
  tags: ['interacoes'],
  play: ({ canvas }) => leavesShortcuts(canvas),
};

function FarBelow(props: DateStripProps) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <Button onPress={() => setDay(props.days.at(-1) ?? null)}>Último dia</Button>
      <div style={{ blockSize: '200vh' }} />
      <DateStrip {...props} value={day} />
      <div style={{ blockSize: '100vh' }} />
    </>
  );
}

/** A day that is chosen from elsewhere comes into sight in its row; the page stays where it is. */
export const EscolhidoVemAVista: Story = {
  tags: ['interacoes'],
  render: (args) => <FarBelow {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Último dia' }));
    const strip = canvas.getByRole('radiogroup', { name: 'Data' });
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(0));
    const [day, row] = [canvas.getByRole('radio', { checked: true }), strip].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(day!.right).toBeLessThanOrEqual(row!.right);
    await expect(document.scrollingElement!.scrollTop).toBe(0);
  },
};

/** Days go on beyond the edge, and why some are faded is to be had: both are in sight before anything is touched. */
export const DizQueContinua: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('radiogroup', { name: 'Data' });
    await expect(canvas.getByText(/^Os dias apagados não podem ser escolhidos/)).toBeVisible();
    await waitFor(() => expect(strip).toHaveAttribute('data-more'));
    await expect(getComputedStyle(strip).maskImage).toContain('linear-gradient');
    await expect(strip).not.toHaveAttribute('data-scrolled');
    strip.scrollLeft = strip.scrollWidth;
    await waitFor(() => expect(strip).not.toHaveAttribute('data-more'));
    await expect(strip).toHaveAttribute('data-scrolled');
  },
};

/** Where every day is free nothing is said of faded ones, and no room is kept for it. */
export const TodosLivres: Story = {
  tags: ['interacoes'],
  args: { reasonsFor: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Data' })).toBeVisible();
    await expect(canvas.queryByText(/apagados/)).not.toBeInTheDocument();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DateStrip {...args} value="2026-11-24" />
      <DateStrip {...args} isLoading />
      <DateStrip {...args} days={[]} />
      <DateStrip {...args} errorMessage="Escolha a data" />
    </div>
  ),
};
