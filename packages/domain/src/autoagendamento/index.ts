export * from './bloqueios.ts';
export * from './formulario.ts';
export * from './periodos.ts';
export * from './confirmacao.ts';
export * from './esquemas.ts';
export * from './dias.ts';
export * from './login.ts';
export * from './termos.ts';
