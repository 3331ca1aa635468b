import { nextAvailableDay } from '@apto/domain/intervalo';
import { datesBetween } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { DateRange } from './Calendar.logic.ts';
import { Calendar, type RangeCalendarProps, type SingleCalendarProps } from './Calendar.tsx';
import { NOW, clinicReasons, failingOnce, neverAnswers, RULES } from './fixtures.ts';
import type { LoadMonth } from './months.logic.ts';
import { useMonths } from './useMonths.ts';

const meta = {
  title: 'Datas e horários/Calendar',
  component: Calendar,
  tags: ['novo'],
  args: {
    'aria-label': 'Data da consulta',
    today: NOW.data,
    reasonsFor: clinicReasons,
    nextAvailable: (date: string) => nextAvailableDay(date, { now: NOW, ...RULES }),
    onChange: fn(),
  },
  render: (args) => <Calendar {...args} />,
} satisfies Meta<SingleCalendarProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UmDia: Story = { tags: ['estados'], args: { value: '2026-11-24' } };
export const SemRegras: Story = {
  tags: ['estados'],
  args: { reasonsFor: undefined, nextAvailable: undefined },
};
export const DeToque: Story = { tags: ['estados'], args: { size: 'touch', value: '2026-11-24' } };

const ofRange = {
  'aria-label': 'Sugestão de datas',
  today: NOW.data,
  reasonsFor: clinicReasons,
  selectionMode: 'range',
  visibleMonths: 2,
} as const;

export const Intervalo: Story = {
  tags: ['estados'],
  render: () => <Calendar {...ofRange} defaultValue={{ inicio: '2026-11-25', fim: '2026-12-02' }} />,
};

export const SoTeclado: Story = {
  tags: ['interacoes'],
  args: { value: '2026-11-24', autoFocus: true },
  play: async ({ canvas, args }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name: name });
    await expect(day(/24 de novembro/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(day(/quarta-feira, 2 de dezembro/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day(/domingo, 29 de novembro/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(day(/sábado, 5 de dezembro/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(day(/, 5 de janeiro de 2027/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(day(/, 5 de janeiro de 2026/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageUp}{ArrowDown}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-10');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-11');
  },
};

/** No row is empty: the days of the next month lead there by pointer, and are no second day for anybody else. */
export const DiasAoLado: Story = {
  tags: ['interacoes'],
  args: { value: '2026-11-24' },
  play: async ({ canvas, canvasElement, args }) => {
    const beside = [...canvasElement.querySelectorAll<HTMLElement>('[data-beside]')];
    await expect(beside).toHaveLength(42 - 30);
    await expect(canvas.getAllByRole('button', { name: / de 2026/ })).toHaveLength(30);
    await userEvent.click(beside.find(({ dataset }) => dataset.beside === '2026-12-10')!);
    await expect(canvas.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /, 10 de dezembro de 2026/ })).toHaveFocus(),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DiaIndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  args: { defaultFocusedDate: '2026-12-08' },
  play: async ({ canvas, args }) => {
    const isHoliday = canvas.getByRole('button', { name: /, 8 de dezembro de 2026, indisponível/ });
    isHoliday.focus();
    await expect(isHoliday).toHaveFocus();
    await expect(isHoliday).toHaveAccessibleDescription(
      'Feriado municipal em Campinas-SP: Nossa Senhora da Conceição',
    );
    // In sight too, for whoever does not hear it.
    await waitFor(() =>
      expect(canvas.getByTestId('motivo-do-dia')).toHaveTextContent(
        'terça-feira, 8 de dezembro de 2026: Feriado municipal em Campinas-SP: Nossa Senhora da Conceição',
      ),
    );
    // On touch the finger comes before any focus: the reason is said on activation, and nothing is chosen.
    await userEvent.click(canvas.getByRole('button', { name: /22 de dezembro/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'terça-feira, 22 de dezembro de 2026, indisponível: Prestador em férias até 08/01/2027',
    );
  },
};

export const ProximoDiaDisponivel: Story = {
  tags: ['interacoes'],
  args: { defaultFocusedDate: '2026-12-18' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo dia disponível' }));
    await expect(canvas.getByRole('button', { name: /11 de janeiro de 2027/ })).toHaveFocus();
  },
};

export const MesEAno: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mês' }), 'março');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ano' }), '2027');
    await expect(canvas.getByRole('grid', { name: 'março de 2027' })).toBeInTheDocument();
    const next = canvas.getByRole('button', { name: 'Próximo mês' });
    await userEvent.click(next);
    await expect(canvas.getByRole('grid', { name: 'abril de 2027' })).toBeInTheDocument();
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('abril de 2027');
  },
};

const onChosen = fn();

export const EscolheUmIntervalo: Story = {
  tags: ['interacoes'],
  render: () => <Calendar {...ofRange} onChange={onChosen} />,
  play: async ({ canvas }) => {
    onChosen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /27 de novembro/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Início em sexta-feira, 27 de novembro de 2026. Agora escolha a data final',
    );
    // Escape gives up what was begun.
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Início desfeito. Escolha a data inicial');
    await userEvent.click(canvas.getByRole('button', { name: /, 1 de dezembro/ }));
    await userEvent.click(canvas.getByRole('button', { name: /25 de novembro/ }));
    await expect(onChosen).toHaveBeenLastCalledWith({ inicio: '2026-11-25', fim: '2026-12-01' });
    await expect(
      canvas.getByRole('button', { name: /25 de novembro de 2026, início do período selecionado/ }),
    ).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Período de quarta-feira, 25 de novembro de 2026 a terça-feira, 1 de dezembro de 2026 selecionado',
    );
  },
};

function ByMonth({ loadMonth, ...props }: RangeCalendarProps & { readonly loadMonth: LoadMonth }) {
  const { statuses, loaded, store } = useMonths(loadMonth);
  return (
    <Calendar
      {...props}
      reasonsFor={(date) => {
        const text = loaded.reasons?.[date];
        return text ? [{ code: 'INDISPONIVEL', text }] : clinicReasons(date);
      }}
      monthStates={statuses}
      onVisibleMonths={store?.request}
      onRetryMonths={store?.retry}
    />
  );
}

export const CarregandoMes: Story = {
  tags: ['estados'],
  render: () => <ByMonth {...ofRange} loadMonth={neverAnswers} />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('grid', { name: 'novembro de 2026' })).toHaveAttribute('aria-busy'),
    );
  },
};

function WithFailure() {
  const [loadMonth] = useState(() => failingOnce('2026-12'));
  return <ByMonth {...ofRange} loadMonth={loadMonth} />;
}

/** A month that could not be loaded says so where its days would be; the other one stays as it is. */
export const MesComErro: Story = {
  tags: ['interacoes'],
  render: () => <WithFailure />,
  play: async ({ canvas }) => {
    const december = within(canvas.getByRole('grid', { name: 'dezembro de 2026' }));
    await expect(await december.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar a disponibilidade de dezembro de 2026.',
    );
    await expect(canvas.getByRole('button', { name: /, 24 de novembro/ })).toBeVisible();
    await userEvent.click(december.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: /, 3 de dezembro/ })).toHaveAccessibleDescription(
      'Agenda lotada',
    );
  },
};

/** By keyboard the focus walks into the month that failed, onto the button, and from there onto a day. */
export const MesComErroSoTeclado: Story = {
  tags: ['interacoes'],
  render: () => <WithFailure />,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    canvas.getByRole('button', { name: /, 30 de novembro/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const retry = canvas.getByRole('button', { name: 'Tentar novamente' });
    await waitFor(() => expect(retry).toHaveFocus());
    await expect(canvas.getByTestId('motivo-do-dia')).toHaveTextContent(
      'terça-feira, 1 de dezembro de 2026: A disponibilidade deste dia não foi carregada',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /, 1 de dezembro/ })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

const onPastLimit = fn();
const sixDays = ({ inicio: start, fim: end }: DateRange): string =>
  datesBetween(start, end).length > 6 ? 'O período deve ter no máximo 6 dias' : '';

/** Once the start is chosen, a day says what a range up to it would break. It may be chosen: who asked decides. */
export const DizOQueOPeriodoQuebraria: Story = {
  tags: ['interacoes'],
  render: () => <Calendar {...ofRange} rangeReasonFor={sixDays} onChange={onPastLimit} />,
  play: async ({ canvas }) => {
    onPastLimit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /, 24 de novembro/ }));
    await userEvent.keyboard('{ArrowDown}');
    const day = canvas.getByRole('button', { name: /, 1 de dezembro/ });
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveAccessibleDescription('O período deve ter no máximo 6 dias');
    await expect(day).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByTestId('motivo-do-dia')).toHaveTextContent(
      'terça-feira, 1 de dezembro de 2026: O período deve ter no máximo 6 dias',
    );
    await userEvent.keyboard('{Enter}');
    await expect(onPastLimit).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-12-01' });
  },
};

const withoutEnd = () => null;

/** Nothing free ahead: the button says so, aloud and in sight. */
export const SemProximoDiaDisponivel: Story = {
  tags: ['interacoes'],
  args: { nextAvailable: withoutEnd },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo dia disponível' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum dia disponível adiante');
    await expect(canvas.getByTestId('motivo-do-dia')).toHaveTextContent('Nenhum dia disponível adiante');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Calendar {...args} value="2026-12-10" defaultFocusedDate="2026-12-08" />
      <Calendar {...ofRange} defaultValue={{ inicio: '2026-11-25', fim: '2026-12-02' }} />
    </div>
  ),
};
