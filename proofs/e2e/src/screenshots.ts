import { copyFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './open-browser.ts'
import { takeScreens } from './screens/take-screens.ts'
import { takeEveryRoute } from './screenshots/take-every-route.ts'
import { startProduct } from './start-product.ts'

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Every route goes here; the pictures of the README are those that lie in its folder, taken anew: with `--readme` they alone. */
const [isForReadme, folder = fromRoot('.cache/screenshots')] =
  process.argv[2] === '--readme' ? [true] : [false, process.argv[2]]
const ofReadme = fromRoot('docs/screenshots')
const pictures = await readdir(ofReadme)

/** Dates in fields as an Australian sees them, where the browser knows the language (Debian: `chromium-l10n`). */
Object.assign(process.env, { LANGUAGE: 'en_AU', LANG: 'en_AU.UTF-8' })

const product = await startProduct()
const browser = await openBrowser()

if (!isForReadme) await takeScreens(browser, product.url)
await takeEveryRoute(browser, { url: product.url, folder, only: isForReadme ? pictures : undefined })
for (const name of pictures) await copyFile(`${folder}/${name}`, `${ofReadme}/${name}`)

await browser.close()
await product.stop()
