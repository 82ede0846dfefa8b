import { chromium } from 'playwright-core'
import { openAccount } from './people/open-account.ts'
import { seedBuyer } from './people/seed-buyer.ts'
import { keepHomeChoice, getProperty } from '@verandah/contracts'
const url = 'http://localhost:8098'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless=new','--no-sandbox','--disable-gpu','--no-first-run'] })
const buyer = await openAccount(browser, url)
const { searchId, homes } = await seedBuyer(buyer)
const flats = homes.filter((h) => (h.bedrooms ?? 0) >= 3), smalls = homes.filter((h) => (h.bedrooms ?? 9) <= 2)
console.log(flats.length, smalls.length)
for (let i = 0; i < 24; i++) { const a = smalls[i % smalls.length]!, b = flats[(i * 5 + Math.floor(i / smalls.length)) % flats.length]!; if (a.id !== b.id) await buyer.call(keepHomeChoice, { body: { better: a.id, worse: b.id } }) }
for (const [w, scheme] of [[1280,'light'],[375,'dark'],[1280,'dark'],[375,'light']] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, serviceWorkers: 'block' })
  await context.addCookies(await buyer.cookies())
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
  await page.goto(`${url}/search-results?searchId=${searchId}`)
  await page.getByRole('article').first().waitFor()
  await page.waitForTimeout(3500)
  if (w === 375) await page.getByRole('button', { name: 'Customize Property Scoring' }).click()
  const ask = page.getByRole('button', { name: 'Which would you rather see?' })
  await ask.scrollIntoViewIfNeeded()
  const s = page.getByRole('region', { name: 'Suggested weights' })
  console.log(w, await s.count())
  if (await s.count()) { await s.getByText(/^From/).click(); await page.waitForTimeout(900) }
  await page.screenshot({ path: `/tmp/shots/learn-${w}-${scheme}.png` })
  await ask.click()
  await page.getByRole('button', { name: /^This one/ }).first().waitFor()
  await page.waitForTimeout(700)
  await page.screenshot({ path: `/tmp/shots/pair-${w}-${scheme}.png` })
  await context.close()
}
await browser.close()
