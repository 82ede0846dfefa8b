import { openBrowser } from '/work/main/e2e/src/open-browser.ts'
import { takeScreens } from '/work/main/e2e/src/screens/take-screens.ts'
const browser = await openBrowser()
const only = process.argv.slice(2)
for (const name of only)
  try {
    await takeScreens(browser, 'http://localhost:8221', [name])
    console.log('ok', name)
  } catch (e) {
    console.log('FAILED', name, String(e).slice(0, 400))
  }
await browser.close()
