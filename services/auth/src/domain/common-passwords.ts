import rows from './common-passwords.json' with { type: 'json' }

/**
 * The 3,000 most common passwords of at least eight characters, in lower case; `npm run generate common-passwords`
 * writes the list.
 */
export const commonPasswords: ReadonlySet<string> = new Set(rows.flatMap((row) => row.split(' ')))
