import { giveMemoryBack } from './give-memory-back.ts'
import { keepHeapsSmall } from './keep-heaps-small.ts'
import type { Verandah } from './start-verandah.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

let verandah: Verandah | undefined

keepHeapsSmall()

// Files that the product writes (documents, keys, feeds) are readable by its owner only.
process.umask(0o077)

// Registered before anything is loaded: the first process of a container receives only signals that it listens to. A
// start is interrupted.
stopOn(['SIGINT', 'SIGTERM'], async () => verandah?.stop())

try {
  const startedAt = performance.now()
  const { startVerandah } = await import('./start-verandah.ts')
  verandah = await startVerandah(process.env)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  giveMemoryBack(verandah)
  if (verandah.url !== null) say(`Verandah is open at ${verandah.url} (after ${seconds} s). Stop it with Ctrl+C.`)
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
  process.exit()
}

/** An invalid setting is the operator's to fix, so only its message is shown. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'SettingsError' ? error.message : String(error.stack)
}

/** A second Ctrl+C exits at once; one press arrives several times, from the terminal and from npm. */
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
