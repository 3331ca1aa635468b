import { cpfCheckDigits } from '@apto/domain/documents';
import type { DataRecord } from './batch.ts';

/** Physicians of the demonstration's company: they answer for the PCMSO of its customers, and for clinics. Names are made up. */
export const MEDICOS = [
  { name: 'Helena Duarte Nogueira', crm: '118274', uf: 'SP', rqe: '51230' },
  { name: 'Paulo Siqueira Bastos', crm: '64509', uf: 'PR', rqe: '30817' },
  { name: 'Regina Camargo Duarte', crm: '41922', uf: 'PR', rqe: '18844' },
  { name: 'Marcelo Antunes Vaz', crm: '67305', uf: 'MG', rqe: null },
  { name: 'Sílvia Toledo Nogueira', crm: '30418', uf: 'RS', rqe: '22790' },
] as const;

/** Their rows; the id is the position in the list, from 1. */
export const medicos = (empresaId: number): DataRecord[] =>
  MEDICOS.map((medico, index) => {
    const base = String(310_200_417 + index * 7_919);
    return {
      id: index + 1,
      empresa_id: empresaId,
      ...medico,
      cpf: base + cpfCheckDigits(base),
      especialidade: 'Medicina do trabalho',
      coordenador_pcmso: true,
    };
  });
