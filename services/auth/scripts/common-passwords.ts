import { writeFile } from 'node:fs/promises'
import listed from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** Writes the most common passwords that are long enough for us. The list is zxcvbn-ts's (MIT), most common first. */
const fitting = listed.filter((password) => password.length >= 8 && /^[!-_a-z{|}~]+$/.test(password)).slice(0, 3000)
const rows = fitting.join(' ').match(/(?! ).{1,110}(?= |$)/g)
const path = new URL('../src/domain/common-passwords.json', import.meta.url)
await writeFile(path, `${JSON.stringify(rows, null, 2)}\n`)
