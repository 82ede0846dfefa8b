import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

export interface Listening {
  url: string
  close(): Promise<void>
}

export const listen = (app: Express, port: number, host: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createServer(app)
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve({ url: `http://${host}:${(server.address() as AddressInfo).port}`, close: () => closeServer(server) })
    })
  })

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
