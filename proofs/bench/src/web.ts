import { openBrowser } from '@verandah/e2e/src/open-browser.ts'
import { openAccount } from '@verandah/e2e/src/people/open-account.ts'
import { demandCalm } from './calm.ts'
import { inTurn, mediansOf } from './measure.ts'
import { printFigures, printMachine } from './print-figures.ts'
import { endAll, onEnd, startFedProduct } from './processes.ts'
import { benchInteraction } from './web/interaction.ts'
import { benchLongLists } from './web/long-lists.ts'

const benches = { interaction: benchInteraction, lists: benchLongLists }
const rounds = 3

const given = process.argv.slice(2)
const wanted = given.filter((name) => name !== '--anyway')

printMachine(demandCalm(wanted.length < given.length))
try {
  const { url } = await startFedProduct({ SAMPLE_FEEDS: '1' })
  const browser = await openBrowser()
  onEnd(() => browser.close())
  const cookies = await (await openAccount(browser, url)).cookies()
  for (const [name, run] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const measured = await inTurn(rounds, () => run({ browser, url, cookies }))
    printFigures(name, mediansOf(measured))
  }
} finally {
  await endAll()
}
