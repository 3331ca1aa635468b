export { avisar, avisarErro, ehSilencioso, mensagemDe } from './avisos.ts';
