/**
 * What is under way, in places that are used again. A `Set` makes a new table whenever enough has passed through it, and an old table that the
 * collector has set aside keeps the next one with all in it: nearly a third of what a busy server allocates then outlives its request.
 */
export const createUnderWay = <Item>() => {
  const places: (Item | undefined)[] = []
  const free: number[] = []
  let count = 0
  return {
    size: () => count,
    /** Returns how it is taken out again, once. */
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
