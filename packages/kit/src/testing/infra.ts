import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * For `describe.runIf`: whether the server program is installed. With `REQUIRE_INFRA=1` a missing one fails the run.
 */
export function hasInfra(binary: string): boolean {
  const isInstalled = findBinary(binary) !== undefined
  if (!isInstalled && process.env.REQUIRE_INFRA === '1') {
    throw new Error(`${binary} is not installed, and REQUIRE_INFRA=1 demands it`)
  }
  return isInstalled
}

/**
 * The same for suites that do not restart their server: they use the one named by this environment variable, if set.
 */
export function hasServer(binary: string, address: 'NATS_URL' | 'REDIS_URL'): boolean {
  return Boolean(process.env[address]) || hasInfra(binary)
}

/** Searches PATH and the directories where distributions install servers. */
export function findBinary(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
