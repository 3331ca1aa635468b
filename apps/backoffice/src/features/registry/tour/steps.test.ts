import { REGISTRIES, tourNameOf } from '@apto/domain/registry';
import { describe, expect, it } from 'vitest';
import { registryTour } from './steps.ts';

describe('doc3 §2.11: the tours of the registries', () => {
  it.each(
    REGISTRIES.filter(({ isPart }) => !isPart).map((registry) => [tourNameOf(registry), registry] as const),
  )('%s: tells its own words, each part once', (name, registry) => {
    const steps = registryTour(name);
    expect(steps[0]).toMatchObject({ title: registry.title });
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(steps.some(({ id }) => id === 'active')).toBe(registry.hasActivation !== false);
  });

  it('an unknown name gives no steps', () => {
    expect(['nada-list', '', 'supplier-procedures-list'].map((name) => registryTour(name).length)).toEqual([
      0, 0, 0,
    ]);
  });

  it('the search says where it looks', () => {
    const search = registryTour('customers-list').find(({ id }) => id === 'search');
    expect(search?.content).toBe(
      'Procura em código, razão social, nome fantasia e inscrição enquanto você digita. Enter guarda o termo; com mais de um, vale qualquer um.',
    );
  });
});
