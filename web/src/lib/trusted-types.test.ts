import { expect, it } from 'vitest'
import { onlyOurs } from './trusted-types.ts'

it.each(['100 km', ' + ', '<svg/>', ''])('words and what Leaflet asks become markup: %j', (markup) => {
  expect(onlyOurs.createHTML(markup)).toBe(markup)
})

it.each(['<img src=x onerror=alert(1)>', '&lt;img&gt;', '<svg/><script>alert(1)</script>', '<svg/onload=alert(1)>'])(
  'no other markup is accepted as text: %s',
  (markup) => {
    expect(onlyOurs.createHTML(markup)).toBeNull()
  },
)

it.each([
  '/sw.js',
  `${window.location.origin}/assets/certainty-worker-a_B-1.js`,
  'https://js.stripe.com/clover/stripe.js',
  'https://m.js.stripe.com/x.js',
])('our workers and the payment form may run: %s', (url) => {
  expect(onlyOurs.createScriptURL(url)).toBe(url)
})

it.each([
  'https://js.stripe.com.elsewhere.test/a.js',
  'https://elsewhere.test/js.stripe.com/a.js',
  'http://js.stripe.com/a.js',
  'https://a@js.stripe.com:b@elsewhere.test/',
  '/sw.js?elsewhere',
  'https://elsewhere.test/assets/certainty-worker-1.js',
  `${window.location.origin}/assets/other-1.js`,
  `${window.location.origin}/assets/certainty-worker-1.js/../x.js`,
  `${window.location.origin}.elsewhere.test/assets/certainty-worker-1.js`,
  'data:text/javascript,alert(1)',
])('no other address becomes code: %s', (url) => {
  expect(onlyOurs.createScriptURL(url)).toBeNull()
})
