import { getBanks } from '@brazilian-utils/brazilian-utils';
import { registryOf } from '@apto/domain/registry';
import { expect, it } from 'vitest';

it('the banks to choose from are those that the package lists', () => {
  const field = registryOf('supplier')?.fields.find(({ name }) => name === 'codigoBanco');
  const options =
    field?.type === 'select' ? field.options.map(({ value, label }) => `${value} ${label}`) : [];
  const known = new Map(getBanks().map(({ code, name }) => [code, name.replace(/\s+/g, ' ').trim()]));
  expect(options.toSorted()).toEqual(
    [...known].map(([code, name]) => `${code} ${code} · ${name}`).toSorted(),
  );
});
