// The door of every command. It is read by whatever Node the machine has, however old: nothing newer than Node 12
// stands in this file, and what is newer is loaded only where it can be read.
var OLDEST = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    '\n  O Apto precisa do Node ' +
      OLDEST +
      ' ou mais novo e este é o ' +
      process.versions.node +
      ': instale um novo de https://nodejs.org e rode o mesmo comando de novo.\n',
  );
  process.exit(1);
} else {
  void import('./lib/set-up.mjs');
}
