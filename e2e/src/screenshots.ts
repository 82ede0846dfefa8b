import { copyFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './open-browser.ts'
import { takeScreens } from './screens/take-screens.ts'
import { takeEveryRoute } from './screenshots/take-every-route.ts'
import { startProduct } from './start-product.ts'

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Every route goes here; the pictures of the README are those that lie in its folder, taken anew. */
const folder = process.argv[2] ?? fromRoot('.cache/screenshots')
const ofReadme = fromRoot('docs/screenshots')

/** Dates in fields as an Australian sees them, where the browser knows the language (Debian: `chromium-l10n`). */
Object.assign(process.env, { LANGUAGE: 'en_AU', LANG: 'en_AU.UTF-8' })

const product = await startProduct()
const browser = await openBrowser()

await takeScreens(browser, product.url)
await takeEveryRoute(browser, { url: product.url, folder })
for (const name of await readdir(ofReadme)) await copyFile(`${folder}/${name}`, `${ofReadme}/${name}`)

await browser.close()
await product.stop()
