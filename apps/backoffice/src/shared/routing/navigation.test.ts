import { REGISTRIES } from '@apto/domain/registry';
import { describe, expect, it } from 'vitest';
import { MAIN_SCREENS, screensFor } from './navigation.ts';

const idsFor = (...permissions: string[]) => screensFor(permissions).map(({ id }) => id);

describe('the rail (doc3 §2.1, §6)', () => {
  it.each(REGISTRIES.filter(({ isPart }) => !isPart).map(({ area, name }) => [area, name]))(
    '%s alone leads to Cadastros: %s',
    (area) => expect(idsFor(area)).toContain('cadastros'),
  );

  it('leads nobody to what they may not enter', () => {
    expect(idsFor()).toEqual([]);
    expect(idsFor('gestamedica_painel_agendamento')).toEqual(['painel']);
    expect(idsFor('gestao_medica_v3:view', 'gestao_medica_v3:criar')).toEqual([
      '/gestao-medica-v3/agendamentos',
    ]);
  });

  it('says of every address whose it is', () => {
    const idOf = (pathname: string) => MAIN_SCREENS.find(({ owns }) => owns.test(pathname))?.id;
    expect(['/painel-agendamento/9', '/agenda/list', '/pedidos-em-lote', '/employee/list'].map(idOf)).toEqual(
      ['painel', 'agendas', '/gestao-medica-v3/agendamentos', 'cadastros'],
    );
    // One's own profile is reached from one's own menu: nothing of the rail leads there.
    expect(idOf('/profile')).toBeUndefined();
    // The access profiles are a registry.
    expect(idOf('/profiles/list')).toBe('cadastros');
  });
});
