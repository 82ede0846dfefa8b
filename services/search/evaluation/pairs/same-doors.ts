import { jointWritings, lotWritings, numberWritings, unitWritings, type Door } from './doors.ts'
import type { Home } from './homes.ts'
import type { Writing } from './adverts.ts'
import { atTwoProviders, twice, type Kind, type Scene } from './scenes.ts'

type WriteDoor = NonNullable<Writing['door']>

const someUnit = ({ random }: Scene, unitWord: string): Door => ({
  unit: String(random.between(1, 48)),
  unitWord,
  number: String(random.between(1, 190)),
})

/** One unit at two providers, with its door in two notations. */
const unitTwice = (scene: Scene, unitWord: string, ways: readonly WriteDoor[], known: Partial<Door> = {}) => {
  const door = { ...someUnit(scene, unitWord), ...known }
  const home = scene.home(unitWord === 'Townhouse' ? 'townhouse' : 'apartment', { street: scene.street(), door })
  return twice(scene, home, twoWays(scene, ways))
}

const twoWays = ({ random }: Scene, ways: readonly WriteDoor[]): [Writing, Writing] => {
  const [one, other] = random.some(ways, 2)
  return [one ? { door: one } : {}, other ? { door: other } : {}]
}

const houseAt = (scene: Scene, number: string): Home =>
  scene.home('house', { street: scene.street(), door: { number } })

/** Pairs that only a close reading of the whole advert confirms: the agency's text and photos are the same. */
const surely = ([one, other]: readonly [Writing, Writing]): [Writing, Writing] => [
  { ...one, text: 'whole', photos: 'file' },
  { ...other, text: 'padded', photos: 'file' },
]

const hyphenated = (scene: Scene) => {
  const number = scene.random.between(2, 20)
  const door = { unit: String(number + 1 + 2 * scene.random.between(1, 12)), number: String(number) }
  const home = scene.home('apartment', { street: scene.street(), door })
  return atTwoProviders(scene, home, surely([{ door: unitWritings.hyphen }, { door: unitWritings.fields }]))
}

const inEstate = (scene: Scene) => {
  const { random } = scene
  const door = { lot: String(random.between(1, 940)), number: String(random.between(1, 60)) }
  return scene.home(random.pick(['house', 'land']), { street: scene.street(), door })
}

const { fields, slash, spacedSlash, word, wordSlash, wordComma, letter, letterField } = unitWritings
const { plain, spacedLetter, smallLetter, spacedRange, dash, to, range, tight, and, comma, first } = numberWritings

const someNumber = (scene: Scene) => scene.random.between(3, 180)
const lettered = (scene: Scene) => houseAt(scene, `${someNumber(scene)}${scene.random.pick(['A', 'B', 'C'])}`)
const joined = (joiner: string) => (scene: Scene) => {
  const number = someNumber(scene)
  return houseAt(scene, `${number}${joiner}${number + 2}`)
}

const twoUnits = (scene: Scene, unitWord: string) => {
  const unit = scene.random.between(1, 20)
  return unitTwice(scene, unitWord, Object.values(jointWritings), { unit: `${unit} & ${unit + 1}` })
}

/** The same home, with its door in two notations. */
export const sameDoors: readonly Kind[] = [
  { why: 'plain', share: 20, make: (scene) => twice(scene, houseAt(scene, String(someNumber(scene))), [{}, {}]) },
  { why: 'plain unit', share: 9, make: (scene) => unitTwice(scene, 'Unit', [fields, fields]) },
  { why: 'unit before a slash', share: 6, make: (scene) => unitTwice(scene, 'Unit', [fields, slash, spacedSlash]) },
  { why: 'unit as a word', share: 5, make: (scene) => unitTwice(scene, 'Unit', [slash, word, wordSlash, wordComma]) },
  {
    why: 'unit as a letter',
    share: 4,
    make: (scene) => unitTwice(scene, scene.random.pick(['Unit', 'Flat']), [slash, fields, letter, letterField]),
  },
  {
    why: 'townhouse as a word',
    share: 3,
    make: (scene) => unitTwice(scene, 'Townhouse', [fields, word, wordSlash, wordComma]),
  },
  {
    why: 'apartment shortened',
    share: 4,
    make: (scene) => unitTwice(scene, 'Apartment', [unitWritings.apartment, unitWritings.apartmentSpace, fields, word]),
  },
  { why: 'unit before a hyphen', share: 3, make: hyphenated },
  {
    why: 'unit said twice',
    share: 3,
    make: (scene) => unitTwice(scene, 'Unit', [unitWritings.twice, unitWritings.emptyUnit, word]),
  },
  { why: 'zeros before a unit', share: 3, make: (scene) => unitTwice(scene, 'Unit', [unitWritings.zeros, slash]) },
  {
    why: 'zeros before a number',
    share: 3,
    make: (scene) => twice(scene, houseAt(scene, String(someNumber(scene))), [{ door: numberWritings.zeros }, {}]),
  },
  {
    why: 'letter of a number',
    share: 4,
    make: (scene) => twice(scene, lettered(scene), twoWays(scene, [plain, spacedLetter, smallLetter])),
  },
  {
    why: 'range of numbers',
    share: 4,
    make: (scene) => twice(scene, joined('-')(scene), twoWays(scene, [plain, spacedRange, dash, to])),
  },
  {
    why: 'range and its first number',
    share: 3,
    make: (scene) => atTwoProviders(scene, joined('-')(scene), surely([{ door: plain }, { door: first }])),
  },
  {
    why: 'two numbers',
    share: 4,
    make: (scene) => twice(scene, joined(' & ')(scene), twoWays(scene, [plain, tight, and, comma])),
  },
  {
    why: 'two numbers as a range',
    share: 3,
    make: (scene) => atTwoProviders(scene, joined(' & ')(scene), surely([{ door: plain }, { door: range }])),
  },
  { why: 'two units', share: 3, make: (scene) => twoUnits(scene, 'Unit') },
  { why: 'two suites', share: 3, make: (scene) => twoUnits(scene, 'Suite') },
  {
    why: 'lot beside its number',
    share: 3,
    make: (scene) =>
      atTwoProviders(
        scene,
        inEstate(scene),
        surely([
          { door: scene.random.pick([lotWritings.withNumber, lotWritings.inBrackets]) },
          { door: scene.random.pick([plain, lotWritings.inUnit]) },
        ]),
      ),
  },
  {
    why: 'lot before its number',
    share: 3,
    make: (scene) =>
      atTwoProviders(
        scene,
        inEstate(scene),
        surely([
          { door: scene.random.pick([lotWritings.plain, lotWritings.capitals, lotWritings.tight]) },
          { door: plain },
        ]),
      ),
  },
  {
    why: 'lot without a number',
    share: 3,
    make: (scene) =>
      twice(scene, inEstate(scene), twoWays(scene, [lotWritings.plain, lotWritings.capitals, lotWritings.tight])),
  },
]
