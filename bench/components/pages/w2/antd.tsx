import { ConfigProvider, DatePicker } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { valuesOf } from '../locate.ts';
import type { RangeCase } from '../contract.ts';
import { END, TODAY, unavailable, START } from '../data.ts';
import { pressesFor } from './key-presses.ts';

dayjs.locale('pt-br');
const month: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs(TODAY), dayjs(TODAY)];

function Part() {
  return (
    <ConfigProvider locale={ptBR} theme={{ token: { motion: false } }}>
      <DatePicker.RangePicker
        aria-label="Período"
        format="DD/MM/YYYY"
        defaultPickerValue={month}
        disabledDate={(data) => unavailable(data.format('YYYY-MM-DD'))}
      />
    </ConfigProvider>
  );
}

const day = (date: string): Element | null =>
  document.querySelector(`.ant-picker-cell-in-view[title="${date}"]`);

export const testCase: RangeCase = {
  Part,
  presses: pressesFor({
    opens: () => document.querySelector('.ant-picker input'),
    start: () => day(START),
    end: () => day(END),
    hasStarted: () => /range-start|selected/.test(day(START)?.className ?? ''),
    shown: () => valuesOf('.ant-picker input'),
  }),
};
