import { createHash } from 'node:crypto'

const lotOf = (id) => createHash('sha256').update(`${process.env.MUTATION_SEED}:${id}`).digest('hex')

/** Draws this run's mutants: always the same for one seed and state of the sources. */
export function drawFrom(ids) {
  const lots = ids.map((id) => ({ id, lot: lotOf(id) })).sort((a, b) => (a.lot < b.lot ? -1 : 1))
  return lots.slice(0, Number(process.env.MUTATION_DRAW)).map(({ id }) => id)
}
