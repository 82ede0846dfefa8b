/** Asks again until the answer is good; throws with the last answer. */
export const until = async <Value>(
  read: () => Value | Promise<Value>,
  isGood: (value: Value) => boolean,
  limitMs = 10_000,
): Promise<Value> => {
  const endsAt = Date.now() + limitMs
  let value = await read()
  while (!isGood(value)) {
    if (Date.now() > endsAt) throw new Error(`Still ${JSON.stringify(value)} after ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    value = await read()
  }
  return value
}
