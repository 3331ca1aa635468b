import { EVERY_PERMISSION } from '@apto/domain/registry';
import { expect, test } from 'vitest';
import { registryAreas } from '../../shared/routing/registries.ts';
import { SCREEN_HELP } from './screenHelp.ts';

test('every screen of Cadastros says what it is for, and nothing else does', () => {
  const addresses = registryAreas(EVERY_PERMISSION).flatMap(({ screens }) => screens.map(({ href }) => href));
  expect(Object.keys(SCREEN_HELP).toSorted()).toEqual(addresses.toSorted());
  expect(addresses).toContain('/supplier/cadastros');
});
