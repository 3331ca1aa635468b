export * from './address.ts';
export * from './cep.ts';
export * from './cnpj.ts';
export * from './cpf.ts';
export * from './email.ts';
export * from './phone.ts';
export * from './pix.ts';
export * from './uf.ts';
