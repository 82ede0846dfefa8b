import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { readdir, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderBlobs, removeOldDrafts } from './folder-blobs.ts'
import { describeBlobs } from './testing/blobs-contract.ts'

const top = mkdtempSync(join(tmpdir(), 'verandah-blobs-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

const shared = createFolderBlobs(join(top, 'made/when/needed'))
beforeAll(() => shared.put('the-first', Buffer.from('a photo')))
describeBlobs('blobs in a folder', () => shared)

const namesIn = (folder: string) => readdir(folder).catch(() => [])
const draftsIn = (folder: string) => namesIn(join(folder, '.drafts'))
const keysOf = async (folder: string) => {
  const keys = []
  for await (const { key } of createFolderBlobs(folder).list('')) keys.push(key)
  return keys.sort()
}

/** Starts a process that writes versions of one blob, under a limit of the shell where one is given. */
const startWriter = (args: readonly (string | number)[], limit = 'true') => {
  const script = fileURLToPath(new URL('./testing/write-blobs.ts', import.meta.url))
  const command = [process.execPath, '--import', 'tsx', '--conditions=@verandah/source', script, ...args.map(String)]
  const child = spawn('sh', ['-c', `${limit}; exec "$@"`, 'sh', ...command], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = text(child.stdout).then((said) => said.trim().split('\n').filter(Boolean))
  return { child, lines, ended: once(child, 'exit') }
}

describe('a folder of blobs', () => {
  it('shows nothing that is not ours, and follows no link', async () => {
    const folder = join(top, 'strangers')
    const blobs = createFolderBlobs(folder)
    await blobs.put('home/photo', Buffer.from('ours'))
    for (const name of ['.DS_Store', 'a b', '.drafts/a', 'home/.hidden']) await writeFile(join(folder, name), '')
    mkdirSync(join(folder, '.snapshots'))
    symlinkSync(join(folder, 'home/photo'), join(folder, 'home/link'))
    expect(await keysOf(folder)).toEqual(['home/photo'])
  })

  it('leaves no empty folder behind, which would name whose blobs they were', async () => {
    const folder = join(top, 'emptied')
    const blobs = createFolderBlobs(`${folder}/`)
    await blobs.put('user/home/photo', Buffer.from('a photo'))
    await blobs.put('user/home/contract', Buffer.from('a contract'))
    await blobs.delete('user/home/photo')
    expect(await keysOf(folder)).toEqual(['user/home/contract'])
    await blobs.delete('user/home/contract')
    expect(await readdir(folder)).toEqual(['.drafts'])
  })

  it('that is unmounted is away, is not written to, and has everything once it is mounted again', async () => {
    const folder = join(top, 'unmounted')
    const blobs = createFolderBlobs(folder)
    await blobs.put('home/photo', Buffer.from('ours'))
    await rename(folder, `${folder}-volume`)
    const away = { kind: 'unavailable', code: 'storage-away' }
    for (const isPointLeft of [false, true]) {
      if (isPointLeft) mkdirSync(folder)
      for (const started of [blobs, createFolderBlobs(folder)]) {
        await expect(started.get('home/photo')).rejects.toMatchObject(away)
        await expect(started.delete('home/photo')).rejects.toMatchObject(away)
      }
      await expect(blobs.put('home/other', Buffer.from('ours'))).rejects.toMatchObject(away)
      expect(await namesIn(folder)).toEqual([])
    }
    rmSync(folder, { recursive: true })
    await rename(`${folder}-volume`, folder)
    await blobs.put('home/other', Buffer.from('ours'))
    expect(await keysOf(folder)).toEqual(['home/other', 'home/photo'])
  })

  it('that is none is away', async () => {
    await writeFile(join(top, 'file'), '')
    const blobs = createFolderBlobs(join(top, 'file/below'))
    await expect(blobs.put('a', Buffer.from('a'))).rejects.toMatchObject({ kind: 'unavailable', code: 'storage-away' })
    expect(await draftsIn(join(top, 'file/below'))).toEqual([])
  })
})

const megabyte = 1024 * 1024

describe.skipIf(process.platform === 'win32')('a process that is killed while it writes', () => {
  const folder = join(top, 'killed')
  const size = 8 * megabyte
  const key = 'home/photo'
  beforeAll(async () => {
    const blobs = createFolderBlobs(folder)
    await blobs.put(key, Buffer.from('the first'))
    await blobs.delete(key)
  })

  /** Resolves once a draft of the process has some of its bytes. */
  const untilWritten = async (bytes: number, before: readonly string[], child: ChildProcess): Promise<void> => {
    while (child.exitCode === null)
      for (const name of await draftsIn(folder)) {
        const found = await stat(join(folder, '.drafts', name)).catch(() => undefined)
        if (!before.includes(name) && found && found.size >= bytes) return
      }
  }

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'at %d of 8 megabytes leaves the former blob or the latter, each whole',
    async (megabytes) => {
      const blobs = createFolderBlobs(folder)
      const known = (await blobs.get(key))?.[0] ?? 0
      const before = await draftsIn(folder)
      const { child, lines, ended } = startWriter([folder, key, size, known + 1])
      await untilWritten(megabytes * megabyte, before, child)
      child.kill('SIGKILL')
      await ended
      const acknowledged = Number((await lines).at(-1) ?? known)
      const found = await blobs.get(key)
      const version = found?.[0] ?? 0
      expect([acknowledged, acknowledged + 1]).toContain(version)
      expect(found?.length ?? 0).toBe(version === 0 ? 0 : size)
      expect(found === null || Buffer.alloc(size, version).equals(found)).toBe(true)
      expect(await keysOf(folder)).toEqual(version === 0 ? [] : [key])
    },
  )

  it('leaves drafts, which a start removes once no process can be writing them', async () => {
    const left = await draftsIn(folder)
    expect(left.length).toBeGreaterThan(0)
    await removeOldDrafts(folder)
    expect(await draftsIn(folder)).toEqual(left)
    await removeOldDrafts(folder, Date.now() + 61 * 60 * 1000)
    expect(await draftsIn(folder)).toEqual([])
    await removeOldDrafts(join(top, 'nowhere'))
  })
})

describe.skipIf(process.platform === 'win32')('a process whose files may not grow', () => {
  it('is told that the storage is full, and keeps what it has', async () => {
    const folder = join(top, 'limited')
    const blobs = createFolderBlobs(folder)
    await blobs.put('home/photo', Buffer.from('the former'))
    const { lines } = startWriter([folder, 'home/photo', 4 * megabyte, 1], 'ulimit -f 2048')
    expect(await lines).toEqual(['storage-full'])
    expect(Buffer.from((await blobs.get('home/photo'))!).toString()).toBe('the former')
    expect(await draftsIn(folder)).toEqual([])
  })
})

const disk = join(top, 'disk')
mkdirSync(disk)
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).status === 0
if (isMounted) afterAll(() => void spawnSync('umount', ['--lazy', disk]))
else console.info('Only an administrator may mount a small disk: the full one is not looked at.')

describe.runIf(isMounted)('a full disk', () => {
  const blobs = createFolderBlobs(join(disk, 'blobs'))

  it('refuses what has no room, keeps the rest, and takes more once there is room', async () => {
    await blobs.put('home/small', Buffer.alloc(100 * 1024, 1))
    const large = blobs.put('home/large', Buffer.alloc(200 * 1024, 2))
    await expect(large).rejects.toMatchObject({ kind: 'unavailable', code: 'storage-full' })
    expect(await keysOf(join(disk, 'blobs'))).toEqual(['home/small'])
    expect(await draftsIn(join(disk, 'blobs'))).toEqual([])
    await blobs.delete('home/small')
    await blobs.put('home/large', Buffer.alloc(200 * 1024, 2))
    expect(await blobs.get('home/large')).toHaveLength(200 * 1024)
  })
})
