import { drawExterior } from './draw-exterior.ts'
import { paintBalcony } from './outdoors/paint-balcony.ts'
import { paintGarden } from './outdoors/paint-garden.ts'
import { type HomeInPictures, pictureIndex, readHomeId } from './picture-address.ts'
import { drawFloorPlan } from './plans/draw-floor-plan.ts'
import { drawLotPlan } from './plans/draw-lot-plan.ts'
import { paintBedroom } from './rooms/paint-bedroom.ts'
import { paintKitchen } from './rooms/paint-kitchen.ts'
import { paintLivingRoom } from './rooms/paint-living-room.ts'
import { type Scene, sceneOf } from './scene.ts'
import type { Shape } from './svg.ts'

type Draw = (scene: Scene) => Shape

const ofLand: readonly Draw[] = [drawExterior, drawExterior, drawLotPlan]
const fromStreetToBed: readonly Draw[] = [drawExterior, paintLivingRoom, paintKitchen, paintBedroom]
const ofHouse: readonly Draw[] = [...fromStreetToBed, paintGarden, drawFloorPlan]
const ofApartment: readonly Draw[] = [...fromStreetToBed, paintBalcony, drawFloorPlan]

/** An SVG document, 1200 by 800; undefined where no home has such a picture. */
export const drawPicture = (homeId: string, name: string): string | undefined => {
  const home = readHomeId(homeId)
  const index = home && pictureIndex(home.style, name)
  if (home === undefined || index === undefined) return undefined
  const draw = subjectsOf(home)[index]
  return draw && framed(draw(sceneOf(home, String(index))))
}

const subjectsOf = ({ style }: HomeInPictures): readonly Draw[] => {
  if (style === 'land') return ofLand
  return style === 'apartments' || style === 'walkup' ? ofApartment : ofHouse
}

const framed = (content: Shape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${content}</svg>`
