import { describe, expect, it } from 'vitest'
import { distinctPlaces } from './distinct-places.ts'
import { osrm } from './osrm.ts'
import { minutesOf } from './router-kind.ts'
import { valhalla } from './valhalla.ts'

const richmond = { latitude: -37.823, longitude: 144.998 }
const hawthorn = { latitude: -37.82271, longitude: 145.0301 }
const places = [richmond, hawthorn]

describe('an OSRM', () => {
  const waypoint = (longitude: number, latitude: number, name: string) => ({
    hint: 'w4cAgP___38AAAAAHQAAAAAAAAAAAAAA',
    location: [longitude, latitude],
    name,
    distance: 6.128,
  })
  const stops = [waypoint(144.998041, -37.82305, 'Lennox Street'), waypoint(145.030088, -37.822651, '')]
  const answer = {
    code: 'Ok',
    durations: [
      [0, 421.3],
      [null, 0],
    ],
    sources: stops,
    destinations: stops,
  }

  it('is asked for a table of seconds, longitude first', () => {
    expect(osrm.path({ mode: 'cycling', places })).toBe('table/v1/cycling/144.998,-37.823;145.0301,-37.82271')
    expect([osrm.query, osrm.body]).toEqual([{ annotations: 'duration' }, undefined])
  })

  it('answers with rows, in which null is no way', () => {
    expect(minutesOf(osrm.rowsIn(answer), 2)).toEqual([
      [0, 8],
      [null, 0],
    ])
  })

  it('that refuses has none', () => {
    const refusal = { code: 'NoSegment', message: 'Could not find a matching segment for coordinate 1' }
    expect(osrm.rowsIn(refusal)).toBeUndefined()
    expect(osrm.rowsIn({ ...answer, code: 'NoTable' })).toBeUndefined()
  })
})

describe('a Valhalla', () => {
  const answer = {
    sources_to_targets: {
      durations: [
        [0, 417],
        [60, 0],
      ],
      distances: [
        [0, 4.052],
        [0.4, 0],
      ],
    },
    units: 'kilometers',
    algorithm: 'costmatrix',
  }

  it('is asked for a concise matrix by its own names of the modes', () => {
    const all = [
      { lat: -37.823, lon: 144.998 },
      { lat: -37.82271, lon: 145.0301 },
    ]
    expect(valhalla.path({ mode: 'driving', places })).toBe('sources_to_targets')
    for (const [mode, costing] of [
      ['driving', 'auto'],
      ['cycling', 'bicycle'],
      ['walking', 'pedestrian'],
    ] as const)
      expect(valhalla.body?.({ mode, places })).toEqual({ sources: all, targets: all, costing, verbose: false })
  })

  it('answers with rows of seconds', () => {
    expect(minutesOf(valhalla.rowsIn(answer), 2)).toEqual([
      [0, 7],
      [1, 0],
    ])
  })

  it('that refuses, or is too old to be concise, has none', () => {
    const refusal = { error_code: 154, error: 'Path distance exceeds the max distance limit', status_code: 400 }
    const verbose = { sources_to_targets: [[{ from_index: 0, to_index: 0, time: 0, distance: 0 }]] }
    for (const other of [refusal, verbose, null, 'busy']) expect(valhalla.rowsIn(other)).toBeUndefined()
  })
})

describe('a table of seconds', () => {
  it('has no way from a place to itself', () => {
    expect(
      minutesOf(
        [
          [null, 61],
          [0, 12],
        ],
        2,
      ),
    ).toEqual([
      [0, 2],
      [0, 0],
    ])
  })

  it.each([
    ['a row too few', [[0, 1]]],
    ['a place too few', [[0, 1], [1]]],
    [
      'a place too many',
      [
        [0, 1],
        [1, 0, 2],
      ],
    ],
    [
      'a negative time',
      [
        [0, -1],
        [1, 0],
      ],
    ],
    [
      'an endless time',
      [
        [0, Infinity],
        [1, 0],
      ],
    ],
    [
      'words',
      [
        [0, '60'],
        [1, 0],
      ],
    ],
    ['no rows', 'none'],
  ])('with %s is none', (_, rows) => {
    expect(minutesOf(rows, 2)).toBeNull()
  })
})

describe('places', () => {
  it('are asked about once, to the metre, and answered as often as they were given', () => {
    const close = { latitude: richmond.latitude + 0.000_004, longitude: richmond.longitude }
    const { distinct, spread } = distinctPlaces([richmond, hawthorn, close])
    expect(distinct).toEqual([richmond, hawthorn])
    expect(
      spread([
        [0, 5],
        [6, 0],
      ]),
    ).toEqual([
      [0, 5, 0],
      [6, 0, 6],
      [0, 5, 0],
    ])
  })
})
