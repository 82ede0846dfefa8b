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
    })
  })

  it('are a file of ours, if there is one', async () => {
    expect(await configWith({ MAP_FILE: '/maps/australia.pmtiles' })).toMatchObject({
      tiles: null,
      file: { url: '/api/map-file' },
    })
  })

  it('are absent by default', async () => {
    expect(await configWith({})).toEqual({ tiles: null, file: null })
  })
})
