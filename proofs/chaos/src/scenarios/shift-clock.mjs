// Preloaded by processes whose clock is moved: `DATA_DIR/clock-ahead-SERVICES` holds the milliseconds.
import { readFileSync } from 'node:fs'

const lookEveryMs = 50
const file = `${process.env.DATA_DIR}/clock-ahead-${process.env.SERVICES}`
const SystemDate = Date
let aheadMs = 0

const look = () => {
  try {
    aheadMs = Number(readFileSync(file, 'utf8'))
  } catch {
    aheadMs = 0
  }
}

globalThis.Date = class Date extends SystemDate {
  constructor(...given) {
    if (given.length === 0) super(SystemDate.now() + aheadMs)
    else super(...given)
  }

  static now() {
    return SystemDate.now() + aheadMs
  }

  /** Dates that native code makes are of the system's class. */
  static [Symbol.hasInstance](value) {
    return value instanceof SystemDate
  }
}

look()
setInterval(look, lookEveryMs).unref()
