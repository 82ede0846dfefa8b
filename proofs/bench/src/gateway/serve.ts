import { nodeServers } from './start-server.ts'

const [name, port, upstreamUrl = '', publicKey = ''] = process.argv.slice(2)
await nodeServers[name as keyof typeof nodeServers]({ port: Number(port), upstreamUrl, publicKey })
