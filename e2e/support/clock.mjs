// Loaded into the server under test before anything else: its clock goes CLOCK_SHIFT_MS ahead of the real one, the embedded
// database's too, whose `now()` asks this very Date.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
