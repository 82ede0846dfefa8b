import { getMapConfig } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { startSearch } from './testing/start-search.ts'

const configWith = async (environment: Record<string, string>) => {
  const service = await startSearch({ environment })
  const reply = await service.call(getMapConfig, { as: service.signIn() })
  await service.stop()
  return reply.body
}

describe('the tiles of maps', () => {
  it('are those of the settings, with their attribution', async () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png'
    expect(await configWith({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Somebody' })).toEqual({
      tiles: { url, attribution: '© Somebody' },
      file: null,
      offer: null,
    })
  })

  it('are a file of ours, if there is one', async () => {
    expect(await configWith({ MAP_FILE: '/maps/australia.pmtiles' })).toMatchObject({
      tiles: null,
      file: { url: '/api/map-file' },
      offer: null,
    })
  })

  it('are only offered by default, and are OpenStreetMap’s', async () => {
    expect(await configWith({})).toEqual({
      tiles: null,
      file: null,
      offer: {
        url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors (openstreetmap.org/copyright)',
      },
    })
  })

  it('are not offered where the operator turns the offer off', async () => {
    expect(await configWith({ MAP_STREETS_OFFER: 'off' })).toEqual({ tiles: null, file: null, offer: null })
    await expect(configWith({ MAP_STREETS_OFFER: 'of' })).rejects.toThrow('expected off, or an address')
  })
})
