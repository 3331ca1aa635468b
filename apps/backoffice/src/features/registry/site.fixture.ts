import type { RegistryRow } from './record.ts';

/** A branch of a customer that is a building site: it has a CNO. */
export const SITE: RegistryRow = {
  id: 7,
  ativo: true,
  version: 1,
  values: {
    customerId: 1,
    name: 'Obra Savassi',
    tradeCode: 'MG02',
    riskLevel: 3,
    tpInsc: '4',
    inscricao: '115830024985',
    email: null,
    phone: '31987654321',
    commercialPhone: null,
    zipCode: '30130100',
    street: 'Avenida Brasil',
    number: '1578',
    addressComplement: null,
    neighborhood: 'Savassi',
    idCity: 3106200,
  },
  labels: { customerId: 'Construtora Alvorada', idCity: 'Belo Horizonte - MG' },
};
