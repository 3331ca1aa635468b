// `npm run bench:components`: our parts against those of other libraries, in one Chromium run.
//   … --so w1,w3               only these workloads (w1, w2, w3, w4)
//   … --pares antd,mantine     only these beside ours
//   … --repeticoes 5           rounds (15)
//   … --cpu                    also the main thread's work, which other programs move less
//   … --servir                 only serves the pages, to be opened and profiled
//   … --write                 writes the tables into docs/performance-components.md
import { parseArgs } from 'node:util';
import { installPackages } from './runner/install.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    so: { type: 'string', default: 'componentes' },
    peers: { type: 'string' },
    repetitions: { type: 'string', default: '15' },
    save: { type: 'boolean', default: false },
    cpu: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});

// What follows needs what is installed here.
installPackages();
const { compare } = await import('./compare.ts');
await compare({
  so: values.so.split(',').filter((name) => name !== 'componentes'),
  peers: values.peers?.split(','),
  repetitions: Number(values.repetitions),
  save: values.save,
  cpu: values.cpu,
  serve: values.serve,
});
