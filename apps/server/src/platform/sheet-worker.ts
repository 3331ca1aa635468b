// A thread of its own for one spreadsheet: making and compressing it would hold every other call of the process.
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import excel from 'exceljs';

export interface SheetPlan {
  name: string;
  /** `format`: how its numbers are shown, as a spreadsheet writes it. */
  columns: { title: string; width: number; format?: string }[];
}
/** From the process: rows, their end, or leave to write on. */
export type ToSheet = { rows: (string | number)[][] } | 'end' | 'more';
/** To the process: a piece of the file, or leave to give the next rows. */
export type FromSheet = { piece: Uint8Array } | 'next' | 'done';

const port = parentPort;
if (!port) throw new Error('sheet-worker.ts runs as a thread.');
const plan = workerData as SheetPlan;
const tell = (message: FromSheet) => port.postMessage(message);

let onward = (): void => undefined;
const exit = new Writable({
  highWaterMark: 1 << 18,
  write(piece: Uint8Array, _, written) {
    // One piece on its way at a time: whoever reads slowly slows this thread down, and memory stays flat.
    onward = written;
    tell({ piece: new Uint8Array(piece) });
  },
});
const workbook = new excel.stream.xlsx.WorkbookWriter({
  stream: exit,
  useStyles: true,
  useSharedStrings: false,
});
const sheet = workbook.addWorksheet(plan.name, { views: [{ state: 'frozen', ySplit: 1 }] });
// Whoever opens it sorts and filters at once.
sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: plan.columns.length } };
sheet.columns = plan.columns.map(({ title, width, format }) => ({
  header: title,
  width,
  ...(format === undefined ? {} : { style: { numFmt: format } }),
}));
sheet.getRow(1).font = { bold: true };
sheet.getRow(1).commit();

async function receive(message: ToSheet): Promise<void> {
  if (message === 'more') onward();
  else if (message === 'end') {
    sheet.commit();
    const finished = once(exit, 'finish');
    await workbook.commit();
    await finished;
    tell('done');
  } else {
    for (const row of message.rows) sheet.addRow(row).commit();
    if (exit.writableNeedDrain) await once(exit, 'drain');
    tell('next');
  }
}
port.on('message', (message: ToSheet) => void receive(message));
tell('next');
