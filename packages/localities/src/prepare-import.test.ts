import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGazetteer, openLocalities } from './load-gazetteer.ts'
import { parseLocalitiesCsv } from './parse-localities-csv.ts'
import { prepareImport } from './prepare-import.ts'
import { replaceFile } from './replace-file.ts'

const header = 'locality,state,postcode,latitude,longitude'
const builtIn = await loadGazetteer()
const prepare = (...lines: string[]) => prepareImport(parseLocalitiesCsv(lines.join('\n')), builtIn)

describe('importing a list of localities', () => {
  it('keeps the good rows and names each bad one with line, column and reason', () => {
    const { csv, kept, rejected } = prepare(
      header,
      'Abbotsford,VIC,3067,-37.803,144.998',
      ',VIC,3067,-37.8,145',
      'Nowhere,XYZ,3067,-37.8,145',
      'Nowhere,VIC,300,-37.8,145',
      'Nowhere,VIC,3067,north,145',
      'Nowhere,VIC,3067,37.8,145',
      'Nowhere,VIC,3067,-37.8',
      'ABBOTSFORD,vic,3067,-37.803,144.998',
      'Nowhere,VIC,3067,-37.8,',
      'Alawa,NT,810,-12.38,130.873',
    )
    expect(kept).toBe(2)
    expect(csv.split('\n')).toEqual([
      `${header},prominence`,
      'Abbotsford,VIC,3067,-37.803,144.998,62',
      'Alawa,NT,0810,-12.38,130.873,38',
      '',
    ])
    expect(rejected).toEqual([
      { line: 3, column: 'locality', reason: 'is empty or has no letters' },
      { line: 4, column: 'state', reason: '"XYZ" is not a state or territory' },
      { line: 5, column: 'postcode', reason: '"300" is not a postcode of four digits' },
      { line: 6, column: 'latitude', reason: '"north" is not a number' },
      { line: 7, column: 'latitude', reason: '37.8 is outside -55 to -9' },
      { line: 8, reason: 'has 4 cells, the header has 5' },
      { line: 9, column: 'locality', reason: 'repeats line 2' },
      { line: 10, column: 'longitude', reason: '"" is not a number' },
    ])
  })

  it('refuses a header without a needed column', () => {
    expect(() => parseLocalitiesCsv('locality,state,postcode\nKew,VIC,3101')).toThrow(
      'Line 1: missing column latitude, longitude; found: locality, state, postcode',
    )
    expect(() => parseLocalitiesCsv('')).toThrow('missing column')
  })

  it('reads quotes, a byte order mark, capitals in the header and line ends of Windows', () => {
    const text = '\uFEFFLocality,STATE,Postcode,Latitude,Longitude\r\n"Kew, upper",VIC,3101,-37.8,145\r\n'
    expect(parseLocalitiesCsv(text).rows).toMatchObject([{ locality: 'Kew, upper', line: 2 }])
    expect(prepare(...text.split('\r\n')).csv).toContain('"Kew, upper",VIC')
  })

  it('loses no other row to a quote in the wrong place', () => {
    const { kept, rejected } = prepare(
      header,
      'Kew,VIC,3101,-37.8,145',
      'Ri"chmond,VIC,3121,-37.8,145',
      'Balwyn,VIC,3103,-37.8,145',
    )
    expect(kept).toBe(2)
    expect(rejected).toMatchObject([{ line: 3 }])
  })

  it('derives prominence from the logarithm of a count', () => {
    const { csv } = prepare(
      `${header},count`,
      'Aaa,VIC,3000,-37,145,9999',
      'Bbb,VIC,3000,-37,145,99',
      'Ccc,VIC,3000,-37,145,0',
    )
    expect(csv.match(/\d+$/gm)).toEqual(['100', '50', '0'])
  })

  it('normalises the case of names in capitals', () => {
    const { csv } = prepare(header, "O'CONNOR,ACT,2602,-35.26,149.11", 'UPPER NOWHERE-BY-SEA,VIC,3999,-37,145')
    expect(csv).toContain("\nO'Connor,ACT")
    expect(csv).toContain('\nUpper Nowhere-By-Sea,VIC')
  })
})

describe('loading an imported list', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'localities-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('adds its rows to the built-in ones and wins over namesakes', async () => {
    const path = join(folder, 'deep', 'localities.csv')
    const { csv } = prepare(header, 'Kew,VIC,3101,-37.81,145.03', 'Atlantis,VIC,3998,-38,145')
    await replaceFile(path, csv)
    const rows = await loadGazetteer({ file: path })
    expect(rows).toHaveLength(builtIn.length + 1)
    expect(rows.find(({ id }) => id === 'kew-vic-3101')).toMatchObject({ latitude: -37.81, prominence: 68 })
    expect(rows.find(({ id }) => id === 'atlantis-vic-3998')).toMatchObject({ value: 'Atlantis VIC 3998' })
    expect(await readdir(join(path, '..'))).toEqual(['localities.csv'])
    expect(await readFile(path, 'utf8')).toBe(csv)
  })

  it('is visible to services that start after it was loaded, even if the process has already indexed the built-in ones', async () => {
    const path = join(folder, 'localities.csv')
    const findAtlantis = async () => (await openLocalities(path)).byId('atlantis-vic-3998')
    expect(await findAtlantis()).toBeUndefined()
    await writeFile(path, `${header}\nAtlantis,VIC,3998,-38,145\n`)
    expect(await findAtlantis()).toMatchObject({ value: 'Atlantis VIC 3998' })
  })

  it('loads the built-in gazetteer when there is no such file, and stops at a broken one', async () => {
    expect(await loadGazetteer({ file: join(folder, 'none.csv') })).toHaveLength(builtIn.length)
    await writeFile(join(folder, 'bad.csv'), `${header}\nKew,VIC,3101,x,145\n`)
    await expect(loadGazetteer({ file: join(folder, 'bad.csv') })).rejects.toThrow(
      'line 2: latitude "x" is not a number',
    )
  })
})
