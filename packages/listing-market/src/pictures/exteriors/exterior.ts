import type { Scene } from '../scene.ts'
import type { Shape } from '../svg.ts'

/** One kind of building, painted into a street. */
export interface Exterior {
  /** Textures and gradients that it uses. */
  defs: Shape
  /** Behind the building: what stands in the distance. */
  distance: Shape
  building: Shape
  /** In front of the building: garden, fence, street. */
  front: Shape
}

export type PaintExterior = (scene: Scene) => Exterior
