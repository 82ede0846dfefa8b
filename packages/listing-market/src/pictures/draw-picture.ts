import { drawExterior } from './draw-exterior.ts'
import { pictureIndex, readHomeId } from './picture-address.ts'
import { sceneOf } from './scene.ts'

/** An SVG document, 3:2; undefined where no home has such a picture. */
export const drawPicture = (homeId: string, name: string): string | undefined => {
  const home = readHomeId(homeId)
  const index = home && pictureIndex(home.style, name)
  if (home === undefined || index === undefined) return undefined
  return framed(drawExterior(sceneOf(home, String(index))))
}

const framed = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${content}</svg>`
