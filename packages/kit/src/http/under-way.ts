/**
 * Items in flight, kept in reusable slots. A `Set` allocates a new table after enough insertions, and a promoted old
 * table retains the next one with its entries: nearly a third of a busy server's allocations would then outlive their
 * request.
 */
export function createUnderWay<Item>() {
  const places: (Item | undefined)[] = []
  const free: number[] = []
  let count = 0
  return {
    size: () => count,
    /** Returns a function that removes it; call it once. */
    add: (item: Item): (() => void) => {
      const place = free.pop() ?? places.length
      places[place] = item
      count += 1
      return () => {
        places[place] = undefined
        free.push(place)
        count -= 1
      }
    },
    forEach: (visit: (item: Item) => void): void => {
      for (const item of places) if (item !== undefined) visit(item)
    },
  }
}

export type UnderWay<Item> = ReturnType<typeof createUnderWay<Item>>
