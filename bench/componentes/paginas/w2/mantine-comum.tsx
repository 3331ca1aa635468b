import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/pt-br';
import { FIM, HOJE, indisponivel, INICIO } from '../dados.ts';
import { pressoesDe } from './pressoes.ts';

/** The page with so many months side by side. */
export function criarPeca(meses: number) {
  return function Peca() {
    return (
      <MantineProvider>
        <DatesProvider settings={{ locale: 'pt-br', firstDayOfWeek: 0 }}>
          <DatePickerInput
            type="range"
            label="Período"
            w={360}
            valueFormat="DD/MM/YYYY"
            defaultDate={HOJE}
            numberOfColumns={meses}
            excludeDate={indisponivel}
            popoverProps={{ transitionProps: { duration: 0 } }}
            getDayProps={(data) => ({ 'data-dia': data })}
          />
        </DatesProvider>
      </MantineProvider>
    );
  };
}

const dia = (data: string): Element | null =>
  document.querySelector(`[data-dia="${data}"]:not([data-outside])`);

export const pressoes = pressoesDe({
  abre: () => document.querySelector('.mantine-DatePickerInput-input'),
  inicio: () => dia(INICIO),
  fim: () => dia(FIM),
  comecou: () => dia(INICIO)?.hasAttribute('data-selected') ?? false,
  mostrado: () => document.querySelector('.mantine-DatePickerInput-input')?.textContent ?? '',
});
