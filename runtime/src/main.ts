import { SettingsError } from '@verandah/kit'
import { startVerandah } from './start-verandah.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const startedAt = performance.now()
  const verandah = await startVerandah(process.env)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (verandah.url !== null) say(`Verandah is open at ${verandah.url} (after ${seconds} s). Stop it with Ctrl+C.`)
  stopOn(['SIGINT', 'SIGTERM'], verandah.stop)
} catch (error) {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exitCode = 1
  process.exit()
}

/** A second Ctrl+C ends at once; one press arrives several times, from the terminal and from npm. */
function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince > 500) process.exit(1)
    if (stoppingSince !== undefined) return
    stoppingSince = performance.now()
    void stop().then(() => process.exit(0))
  }
  for (const signal of signals) process.on(signal, onSignal)
}
