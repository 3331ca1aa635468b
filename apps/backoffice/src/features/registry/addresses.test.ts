import { registryOf, type Registry } from '@apto/domain/registry';
import { expect, test } from 'vitest';
import { besideOf } from './addresses.ts';

const beside = (name: string, id: number | null, ...permissions: string[]) =>
  besideOf(registryOf(name) as Registry, id, permissions).map(({ label, href }) => `${label} ${href}`);

test('doc3 §2.2: a record leads to the lists and screens that the person may see, and to no login', () => {
  expect(beside('customers', 7, 'estrutura_cliente')).toEqual([]);
  expect(beside('customers', 7, 'estrutura_cliente', 'estrutura_setor')).toEqual([
    'Setores /customers/7/department',
  ]);
  expect(beside('hierarchy', 7, 'estrutura_hierarquia')).toEqual([]);
  expect(beside('hierarchy', 7, 'estrutura_hierarquia', 'cadastro_perfil_exposicao')).toEqual([
    'Riscos /perfil-exposicao/list?f.hierarchyId=7',
  ]);
  expect(beside('descricao-risco', 3, 'cadastro_descricao_risco', 'cadastro_perfil_exposicao')).toEqual([
    'Perfis de exposição /perfil-exposicao/list?f.descricaoRiscoId=3',
  ]);
  // A screen of the registry's own needs nothing more.
  expect(beside('boletins', null, 'cadastro_boletins')).toEqual(['Ler os boletins /boletins/view']);
});
