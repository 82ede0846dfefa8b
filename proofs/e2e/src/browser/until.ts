/** How long an answer may take on a machine with other work. */
const patienceMs = 120_000

/** Asks again until the answer is good; throws with the last answer. */
export const until = async <Value>(
  read: () => Value | Promise<Value>,
  isGood: (value: Value) => boolean,
): Promise<Value> => {
  const endsAt = Date.now() + patienceMs
  let value = await read()
  while (!isGood(value)) {
    if (Date.now() > endsAt) throw new Error(`Still ${JSON.stringify(value)} after ${patienceMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    value = await read()
  }
  return value
}
