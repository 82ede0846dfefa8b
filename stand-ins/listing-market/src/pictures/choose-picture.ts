import { hashOf } from '../market/random.ts'
import { type HomeInPictures, pictureIndex, readHomeId } from './picture-address.ts'
import { drawingsOf } from './read-drawings.ts'
import { varyFront } from './vary-front.ts'

/** An SVG document, 1200 by 800, deterministic; undefined when no home has such a picture. */
export function choosePicture(homeId: string, name: string): string | undefined {
  const home = readHomeId(homeId)
  const index = home && pictureIndex(home.style, name)
  if (home === undefined || index === undefined) return undefined
  const subject = subjectsOf(home)[index]
  if (subject === undefined) return undefined
  // The index is added because two pictures of land have one subject.
  if (subject.startsWith('front-')) return frontOf(subject, home.number + index)
  const drawings = drawingsOf(subject)
  return drawings[hashOf(`${subject} ${home.key}`) % drawings.length]
}

/** As many numbers in a row as a place has homes for sale give different fronts. */
function frontOf(subject: string, number: number): string | undefined {
  const drawings = drawingsOf(subject)
  const drawing = drawings[number % drawings.length]
  return drawing && varyFront(drawing, Math.floor(number / drawings.length))
}

/** In the order of an advert, named like their files. */
function subjectsOf(home: HomeInPictures): readonly string[] {
  const front = `front-${home.style}`
  if (home.style === 'land') return [front, front, 'lot-plan']
  const outdoors = home.style === 'apartments' || home.style === 'walkup' ? 'balcony' : 'garden'
  return [front, 'living-room', 'kitchen', 'bedroom', outdoors, planOf(home)]
}

/** The largest number of bathrooms by bedrooms, 0 being a studio. */
const mostBathrooms = [1, 1, 2, 2, 3, 3]

function planOf({ bedrooms, bathrooms }: HomeInPictures): string {
  const sleeping = Math.min(bedrooms, mostBathrooms.length - 1)
  const washing = Math.max(1, Math.min(bathrooms, mostBathrooms[sleeping] ?? 1))
  return `floor-plan-${sleeping}x${washing}`
}
