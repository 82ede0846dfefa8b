import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { tilePicture } from './tile-picture.ts'

/** A tile as it was requested. */
export interface TileAsked {
  path: string
  /** The `Referer` header. */
  from: string | undefined
}

/** Answers with tiles and records the requests; `isBroken` makes every tile fail. */
export async function startTileServer() {
  const asked: TileAsked[] = []
  const state = { isBroken: false }
  const picture = tilePicture()
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, from: headers.referer })
    if (state.isBroken) response.writeHead(503).end()
    else response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }).end(picture)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { url: `http://localhost:${port}/{z}/{x}/{y}.png`, host: `localhost:${port}`, asked, state, stop }
}

/** Runs a tile server for a suite; each test starts without requests and with working tiles. */
export const useTileServer = () => {
  let server: Awaited<ReturnType<typeof startTileServer>>
  beforeAll(async () => {
    server = await startTileServer()
  })
  beforeEach(() => {
    server.asked.length = 0
    server.state.isBroken = false
  })
  afterAll(() => server.stop())
  return () => server
}
