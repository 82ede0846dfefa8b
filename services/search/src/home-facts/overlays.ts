import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import type { HomeFact } from '@verandah/contracts'
import { defineSchema, type EventCollection, Json, required, slicesOf, type Store } from '@verandah/kit'
import { doorPointOf, type Placed } from './domain/door-point.ts'
import { cellOf, type OverlayArea, type OverlayFact } from './domain/read-overlay.ts'

interface AreaDoc extends OverlayArea {
  _id: string
  /** The name of the map. */
  overlay: string
  fact: OverlayFact
  /** The date of the map. */
  at: Date
  loadedAt: Date
}

const writtenAtOnce = 200

/** The `overlay_areas` collection: maps that an operator loaded. */
export function createOverlays({ store }: { store: Store }) {
  const schema = defineSchema<AreaDoc>({
    _id: String,
    overlay: required.string,
    fact: required.string,
    value: required.string,
    at: required.date,
    loadedAt: required.date,
    cells: { type: [String], required: true },
    geometry: { type: Json, required: true },
  })
  schema.index({ cells: 1 })
  schema.index({ overlay: 1 })
  const model = store.collection('overlay_areas', schema)

  return {
    /** Replaces the areas of a map. */
    load: async (map: Pick<AreaDoc, 'overlay' | 'fact' | 'at' | 'loadedAt'>, areas: readonly OverlayArea[]) => {
      const { overlay, loadedAt } = map
      const docs = areas.map((area, index) => ({ _id: `${overlay} ${loadedAt.getTime()} ${index}`, ...map, ...area }))
      for (const some of slicesOf(docs, writtenAtOnce)) await model.insertMany(some, { ordered: false })
      await model.deleteMany({ overlay, loadedAt: { $lt: loadedAt } })
    },
    remove: async (overlay: string): Promise<number> => (await model.deleteMany({ overlay })).deletedCount,
    list: () => listMaps(model),
    /** The map facts of each home, in one query; none for a home without a door-level point. */
    factsAt: async (homes: readonly (readonly Placed[])[]): Promise<HomeFact[][]> => {
      const points = homes.map(pointOf)
      const cells = new Set(points.flatMap((point) => (point === null ? [] : cellOf(...point))))
      const near = cells.size === 0 ? [] : await model.find({ cells: { $in: [...cells] } }).lean<AreaDoc[]>()
      return points.map((point) => {
        if (point === null || near.length === 0) return []
        const cell = cellOf(...point)
        return factsOf(near.filter((area) => area.cells.includes(cell) && booleanPointInPolygon(point, area.geometry)))
      })
    },
  }
}

/** The loaded maps by name, each with the number of its areas. */
const listMaps = async (model: EventCollection<AreaDoc>['model']) => {
  const names: string[] = await model.distinct('overlay')
  const maps = names.toSorted().map(async (overlay) => {
    const map = await model.findOne({ overlay }, { fact: 1, at: 1 }).lean<Pick<AreaDoc, 'fact' | 'at'>>()
    return map === null ? [] : [{ overlay, fact: map.fact, at: map.at, areas: await model.countDocuments({ overlay }) }]
  })
  return (await Promise.all(maps)).flat()
}

export type Overlays = ReturnType<typeof createOverlays>

const pointOf = (adverts: readonly Placed[]): [number, number] | null => {
  const point = doorPointOf(adverts)
  return point && [point.longitude, point.latitude]
}

/** One of each fact; overlapping school zones are all listed. */
const factsOf = (areas: readonly AreaDoc[]): HomeFact[] =>
  [...new Set(areas.map(({ fact }) => fact))].flatMap((name) => {
    const said = areas.filter(({ fact }) => fact === name).toSorted((one, other) => (one.value < other.value ? -1 : 1))
    const [first] = said
    if (first === undefined) return []
    return {
      name,
      value: [...new Set(said.map(({ value }) => value))].join(', ').slice(0, 200),
      basis: 'overlay' as const,
      quote: null,
      source: first.overlay,
      listingId: null,
      at: first.at.toISOString(),
      said: null,
    }
  })
