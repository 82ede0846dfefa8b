/** Where items stand in the window, gliding or not. */
export type Places = ReadonlyMap<Element, DOMRect>

const durationMs = 180
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const gliding = new WeakMap<Element, Animation>()

export const placesIn = (list: Element): Places =>
  new Map([...list.children].map((item) => [item, item.getBoundingClientRect()]))

/** Moves items from where they were seen to where they are now; a glide under way is taken over where it stands. */
export const glide = (list: Element, before: Places): void => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const item of list.children) gliding.get(item)?.cancel()
  const moves = [...placesIn(list)].flatMap(([item, to]) => {
    const from = before.get(item)
    return from === undefined || (!isInSight(from) && !isInSight(to)) ? [] : [{ item, from, to }]
  })
  for (const { item, from, to } of moves) glideItem(item, from.left - to.left, from.top - to.top)
}

const glideItem = (item: Element, x: number, y: number): void => {
  if (x === 0 && y === 0) return
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }]
  gliding.set(item, item.animate(frames, { duration: durationMs, easing }))
}

const isInSight = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight
