import { copyFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './open-browser.ts'
import { takeScreens } from './screens/take-screens.ts'
import { takeEveryRoute } from './screenshots/take-every-route.ts'
import { startProduct } from './start-product.ts'

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/**
 * Takes a screenshot of every route into this folder and updates those in the README's folder; with `--readme`,
 * takes only the latter.
 */
const [isForReadme, folder = fromRoot('.cache/screenshots')] =
  process.argv[2] === '--readme' ? [true] : [false, process.argv[2]]
const ofReadme = fromRoot('docs/screenshots')
const pictures = await readdir(ofReadme)

/** Shows date fields in the Australian format, if the browser has the language pack (Debian: `chromium-l10n`). */
Object.assign(process.env, { LANGUAGE: 'en_AU', LANG: 'en_AU.UTF-8' })

const product = await startProduct()
const browser = await openBrowser()

if (!isForReadme) await takeScreens(browser, product.url)
await takeEveryRoute(browser, { url: product.url, folder, only: isForReadme ? pictures : undefined })
for (const name of pictures) await copyFile(`${folder}/${name}`, `${ofReadme}/${name}`)

await browser.close()
await product.stop()
