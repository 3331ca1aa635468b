export { avisar, avisarErro } from './avisos.ts';
export { ehSilencioso, mensagemDe } from './mensagem.ts';
