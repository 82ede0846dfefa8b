import { describe, expect, it } from 'vitest'
import { detectFeatures } from './detect-features.ts'

describe('what a description claims', () => {
  it.each([
    ['Flooded with natural light, a floodlit court and sunlight that floods the living area. Light-flooded rooms.', []],
    ['The lower paddock flooded in 2011.', ['Flooding mentioned']],
    ['Not in a flood zone.', ['Claimed to be outside flood zones']],
    ['A flood free home, above the 1% AEP level.', ['Claimed to be outside flood zones']],
    ['Subject to the LSIO.', ['Flooding mentioned']],
    ['There is potential for solar panels and a solar-ready roof.', []],
    ['Solar-powered pool heating.', []],
    ['Solar panels installed 2021, battery ready.', ['Solar panels']],
    ['6.6kW solar and a Tesla Powerwall.', ['Solar panels', 'Home battery']],
    ['A 13.2 kW solar system.', ['Solar panels']],
    ['Solar hot water.', ['Solar hot water']],
    ['NBN (FTTN), FTTP upgrade available', ['NBN FTTN', 'NBN FTTP upgrade available', 'NBN']],
    ['Full fibre to the premises.', ['NBN FTTP']],
    ['NBN HFC connected', ['NBN HFC', 'NBN']],
    ['No NBN yet', []],
    ['A quiet street near the park.', []],
    ['', []],
  ])('%s', (description, claims) => {
    expect(detectFeatures(description)).toEqual(claims)
  })
})
