import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'

const place = new URL('keep-the-driver-lean.mjs', import.meta.url).href
const { keepTheDriverLean } = (await import(place)) as { keepTheDriverLean: Plugin }

const contents = `
  exports.saslprep = require('@mongodb-js/saslprep').saslprep
  exports.ConnectionString = require('mongodb-connection-string-url').default`

interface Parts {
  saslprep: (text: string) => string
  ConnectionString: new (url: string) => Record<'hosts' | 'username' | 'password' | 'pathname', unknown> & {
    searchParams: URLSearchParams
  }
}

/** Bundles the driver's dependencies separately. */
const partsWith = async (plugins: Plugin[]): Promise<Parts> => {
  const resolveDir = join(fileURLToPath(new URL('../../', import.meta.url)), 'node_modules', 'mongodb')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    plugins,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('file:///')" },
  })
  const { default: parts } = (await import(
    `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  )) as {
    default: Parts
  }
  return parts
}

const [theirs, ours] = await Promise.all([partsWith([]), partsWith([keepTheDriverLean])])

it('a password is prepared as the library of the driver does it', () => {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
  // RFC 4013, section 3, and characters that it maps to nothing or to a space.
  const passwords = [ascii, '', 'user', 'USER', 'I\u00adX', '\u00aa', '\u2168', 'a\u00a0b', 'Bäume', '日本']
  expect(passwords.map((password) => ours.saslprep(password))).toEqual(passwords.map((one) => theirs.saslprep(one)))
  for (const refused of ['\u0007', '\u06271']) {
    expect(() => theirs.saslprep(refused)).toThrow()
    expect(() => ours.saslprep(refused)).toThrow()
  }
})

it.each([
  'mongodb://kim:p%40ss%2Fword@127.0.0.1:27017/?directConnection=true',
  'mongodb://one.example:27017,two.example:27018,[::1]:27019/homes?replicaSet=rs0&tls=true&authSource=admin',
  'mongodb+srv://kim:secret@store.example/homes?retryWrites=true&w=majority&readPreferenceTags=dc:syd,rack:1',
])('an address is read as the library of the driver does it: %s', (url) => {
  const read = ({ ConnectionString }: Parts) => {
    const { hosts, username, password, pathname, searchParams } = new ConnectionString(url)
    const named = ['REPLICASET', 'tls', 'w'].map((name) => searchParams.get(name))
    return { hosts, username, password, pathname, all: [...searchParams], named }
  }
  expect(read(ours)).toEqual(read(theirs))
})
