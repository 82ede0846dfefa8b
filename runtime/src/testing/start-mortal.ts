import { startProductProcess } from './start-product-process.ts'

/** As `npm start` does, it builds what has changed. */
const buildScript = new URL('../../../scripts/build.mjs', import.meta.url).href

type Settings = Readonly<Record<string, string>>

/** The one-process product as somebody else's process, always at the same address, that may be killed at any moment. */
export const startMortal = async (settings: Settings) => {
  await import(buildScript)
  const start = (wanted?: number) =>
    startProductProcess({
      file: 'runtime/dist/main.mjs',
      settingsOf: (port) => ({ ...settings, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }),
      ...(wanted !== undefined && { port: wanted }),
    })
  let running = await start()
  const { port } = running
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => running.kill(),
    stop: () => running.stop(),
    words: () => running.words(),
    startAgain: async () => {
      running = await start(port)
    },
  }
}

export type Mortal = Awaited<ReturnType<typeof startMortal>>
