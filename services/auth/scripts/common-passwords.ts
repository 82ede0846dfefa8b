import { writeFile } from 'node:fs/promises'
import listed from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** Writes the most common passwords that are long enough for us, as `npm run common-passwords` does. The list is zxcvbn-ts's (MIT), most common first. */
const fitting = listed.filter((password) => password.length >= 8 && /^[!-_a-z{|}~]+$/.test(password)).slice(0, 3000)
const lines = fitting.join(' ').replace(/(.{1,150})(?: |$)/g, '$1\n')
const text = `// Made by \`npm run common-passwords\` from @zxcvbn-ts/language-common (MIT).
/** The 3,000 most common passwords of at least eight characters, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  String.raw\`
${lines}\`
    .trim()
    .split(/\\s/),
)
`
await writeFile(new URL('../src/domain/common-passwords.ts', import.meta.url), text)
