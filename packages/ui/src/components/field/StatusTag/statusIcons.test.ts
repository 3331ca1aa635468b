import { StatusAgendamento } from '@apto/domain/status';
import { expect, it } from 'vitest';
import { STATUS_ICONS } from './statusIcons.ts';

it('doc1 §4: every status of the catalogue has its icon, so that colour never speaks alone', () => {
  expect(StatusAgendamento.filter(({ icon }) => !(icon in STATUS_ICONS)).map(({ icon }) => icon)).toEqual([]);
});
