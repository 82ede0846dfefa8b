import { describe, expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const gecko = '(KHTML, like Gecko)'

describe('a device in words', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${gecko} Chrome/140.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${gecko} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 ${gecko} Version/18.0 Safari/605`,
      'Safari on a Mac',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${gecko} Version/18.0 Mobile Safari/604`,
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${gecko} CriOS/140.0 Mobile Safari/604`,
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${gecko} SamsungBrowser/28.0 Chrome/130.0 Safari/537`,
      'Samsung Internet on Android',
    ],
    ['Something (X11; Linux x86_64)', 'A browser on Linux'],
    ['Firefox/130.0', 'Firefox'],
    ['<script>alert(1)</script>', null],
    ['', null],
  ])('of %s is %s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words)
  })

  it('is read from its first 512 characters, so that a long one costs no more', () => {
    const padding = 'Version/'.repeat(64)
    expect(describeDevice(`${padding} Firefox/130.0 (Windows)`)).toBeNull()
    expect(describeDevice(`Firefox/130.0 (Windows) ${padding}`)).toBe('Firefox on Windows')
  })
})
