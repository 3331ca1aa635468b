// `npm run bench:components`: our parts against those of other libraries, in one Chromium run.
//   … --only w1,w3          only these workloads (w1, w2, w3, w4)
//   … --peers antd,mantine  only these beside ours
//   … --repetitions 5       rounds (15)
//   … --cpu                 also the main thread's work, which other programs move less
//   … --serve               only serves the pages, to be opened and profiled
//   … --write                writes the tables into docs/performance-components.md
import { parseArgs } from 'node:util';
import { installPackages } from './runner/install.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    only: { type: 'string' },
    peers: { type: 'string' },
    repetitions: { type: 'string', default: '15' },
    write: { type: 'boolean', default: false },
    cpu: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
});

// What follows needs what is installed here.
installPackages();
const { compare } = await import('./compare.ts');
await compare({
  only: values.only?.split(',') ?? [],
  peers: values.peers?.split(','),
  repetitions: Number(values.repetitions),
  write: values.write,
  cpu: values.cpu,
  serve: values.serve,
});
