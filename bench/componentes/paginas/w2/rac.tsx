import { parseDate, type DateValue } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import '../base.css';
import type { CasoIntervalo } from '../contrato.ts';
import { FIM, HOJE, indisponivel, INICIO } from '../dados.ts';
import { pressoesDe } from './pressoes.ts';

const mes = parseDate(HOJE);
const duracao = { months: 2 };
const semDia = (data: DateValue): boolean => indisponivel(data.toString());

function Peca() {
  return (
    <I18nProvider locale="pt-BR">
      <DateRangePicker
        placeholderValue={mes}
        isDateUnavailable={semDia}
        allowsNonContiguousRanges
        shouldForceLeadingZeros
      >
        <Label>Período</Label>
        <Group>
          <DateInput slot="start">{(segmento) => <DateSegment segment={segmento} />}</DateInput>
          <DateInput slot="end">{(segmento) => <DateSegment segment={segmento} />}</DateInput>
          <Button>Abrir</Button>
        </Group>
        <Popover>
          <Dialog className="meses" style={{ position: 'static' }}>
            <RangeCalendar visibleDuration={duracao}>
              <Button slot="previous">‹</Button>
              <Heading />
              <Button slot="next">›</Button>
              <div style={{ display: 'flex' }}>
                {[0, 1].map((months) => (
                  <CalendarGrid key={months} offset={{ months }}>
                    {(data) => <CalendarCell className="dia" date={data} data-dia={data.toString()} />}
                  </CalendarGrid>
                ))}
              </div>
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  );
}

const dia = (data: string): Element | null =>
  document.querySelector(`[data-dia="${data}"]:not([data-outside-month])`);

export const caso: CasoIntervalo = {
  Peca,
  pressoes: pressoesDe({
    abre: () => document.querySelector('#raiz button'),
    inicio: () => dia(INICIO),
    fim: () => dia(FIM),
    comecou: () => dia(INICIO)?.hasAttribute('data-selected') ?? false,
    mostrado: () =>
      [...document.querySelectorAll('.react-aria-DateInput')]
        .map(({ textContent }) => textContent.replaceAll(/[^\d/]/g, ''))
        .join(' '),
  }),
};
