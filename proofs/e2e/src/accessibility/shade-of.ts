import type { Browser, Locator } from 'playwright-core'

/** Returns an element's most frequent colour on screen as RGB, which includes forced colours. */
export async function shadeOf(browser: Browser, element: Locator): Promise<number[]> {
  const picture = (await element.screenshot()).toString('base64')
  const page = await browser.newPage()
  const shade = await page.evaluate(mostFrequentColour, picture)
  await page.close()
  return shade
}

const mostFrequentColour = async (picture: string): Promise<number[]> => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0].split(' ').map(Number) ?? []
}
