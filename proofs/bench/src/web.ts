import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedsTakenIn } from '@verandah/runtime/testing'
import { openBrowser } from '@verandah/e2e/src/open-browser.ts'
import { openAccount } from '@verandah/e2e/src/people/open-account.ts'
import { demandCalm } from './calm.ts'
import { startProduct } from './product-process.ts'
import { mediansOf } from './measure.ts'
import { printFigures, printMachine } from './print-figures.ts'
import { benchInteraction } from './web/interaction.ts'
import { benchLongLists } from './web/long-lists.ts'

const given = process.argv.slice(2)
const wanted = given.filter((name) => name !== '--anyway')
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

printMachine(demandCalm(wanted.length < given.length))
const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-web-'))
const product = await startProduct(folder)
const browser = await openBrowser()
try {
  await feedsTakenIn(folder)
  const buyer = await openAccount(browser, product.url)
  if (isWanted('interaction'))
    printFigures('interaction', await mediansOf(3, () => benchInteraction(browser, product.url, buyer)))
  if (isWanted('lists')) printFigures('lists', await mediansOf(3, () => benchLongLists(browser, product.url, buyer)))
} finally {
  await browser.close()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
