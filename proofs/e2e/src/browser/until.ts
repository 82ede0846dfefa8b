/** Generous timeout for a busy machine. */
const patienceMs = 120_000

/** Polls until the value is good; after the timeout throws with the last value. */
export async function until<Value>(
  read: () => Value | Promise<Value>,
  isGood: (value: Value) => boolean,
): Promise<Value> {
  const endsAt = Date.now() + patienceMs
  let value = await read()
  while (!isGood(value)) {
    if (Date.now() > endsAt) throw new Error(`Still ${JSON.stringify(value)} after ${patienceMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    value = await read()
  }
  return value
}
