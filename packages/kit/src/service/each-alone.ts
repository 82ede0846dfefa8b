import { isOutage } from '../store/is-outage.ts'

/** Works on each item in order. A failure stops no other item, unless the store is away; the first is thrown last. */
export async function eachAlone<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for await (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (isOutage(error)) throw error
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
