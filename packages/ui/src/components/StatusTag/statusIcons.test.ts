import { StatusAgendamento } from '@apto/domain';
import { expect, it } from 'vitest';
import { STATUS_ICONS } from './statusIcons.ts';

it('doc1 §4: every status of the catalogue has its icon, so that colour never speaks alone', () => {
  expect(StatusAgendamento.filter(({ icone }) => !(icone in STATUS_ICONS)).map(({ icone }) => icone)).toEqual(
    [],
  );
});
