import { Decimal128, Double, Long } from 'bson'
import { unsupported } from '../errors.ts'
import { isInt32, isNumeric, makeDouble, toNumber, type Numeric } from '../values/numbers.ts'

/** Accumulates values one by one. A missing value is undefined. */
export interface Fold {
  readonly add: (value: unknown) => void
  readonly result: () => unknown
}

/** Sums as MongoDB does: integers stay integers, an int32 or int64 that overflows takes the next wider type. */
export const sum = (): Fold => {
  const total = new Total()
  return { add: (value) => total.add(value), result: () => total.sum() }
}

const HIGH = 1n << 32n

class Total {
  #whole = 0n
  #isLong = false
  #isDouble = false
  // A double and its rounding error (Knuth's two-sum), like MongoDB's DoubleDoubleSummation.
  #rounded = 0
  #lost = 0
  #special = 0

  add(value: unknown): void {
    if (!isNumeric(value)) return
    if (value instanceof Decimal128) throw unsupported('$sum of a Decimal128')
    if (value instanceof Double || (typeof value === 'number' && !isInt32(value))) {
      this.#isDouble = true
      this.#addDouble(toNumber(value))
    } else this.#addWhole(value)
  }

  sum(): Numeric {
    if (this.#isDouble || BigInt.asIntN(64, this.#whole) !== this.#whole) return makeDouble(this.#asDouble())
    const isInt = !this.#isLong && isInt32(Number(this.#whole))
    return isInt ? Number(this.#whole) : Long.fromBigInt(this.#whole)
  }

  #asDouble(): number {
    if (!this.#isDouble) return Number(this.#whole)
    const high = (this.#whole / HIGH) * HIGH
    this.#addDouble(Number(this.#whole - high))
    this.#addDouble(Number(high))
    this.#whole = 0n
    return Number.isFinite(this.#rounded) ? this.#rounded + this.#lost : this.#special
  }

  #addWhole(value: number | Long): void {
    this.#isLong ||= value instanceof Long
    this.#whole += value instanceof Long ? value.toBigInt() : BigInt(value)
  }

  #addDouble(value: number): void {
    this.#special += value
    const total = this.#rounded + value
    const back = total - this.#rounded
    this.#lost += this.#rounded - (total - back) + (value - back)
    this.#rounded = total
  }
}
