interface Rules {
  createHTML(markup: string): string | null
  createScriptURL(url: string): string | null
}

declare global {
  interface Window {
    /** Present in browsers with Trusted Types. Without a policy, no string becomes markup or code. */
    readonly trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown }
  }
}

/** Leaflet's feature test for SVG. */
const leafletsQuestion = '<svg/>'

/**
 * Allows text without markup, such as a map's scale, and three sources of scripts: our service worker, the workers that
 * count how sure ranks are and plan a day, and Stripe's form. Refuses everything else.
 */
export const onlyOurs: Rules = {
  createHTML: (markup) => (/^[^<&]*$/.test(markup) || markup === leafletsQuestion ? markup : null),
  createScriptURL: (url) => (url === '/sw.js' || isOurWorker(url) || isOfStripe(url) ? url : null),
}

const isOurWorker = (url: string): boolean =>
  url.startsWith(`${window.location.origin}/`) &&
  /^\/assets\/(certainty|day-plan)-worker-[\w-]+\.js$/.test(url.slice(window.location.origin.length))

const isOfStripe = (url: string): boolean => /^https:\/\/([\w-]+\.)?js\.stripe\.com\//.test(url)

window.trustedTypes?.createPolicy('default', onlyOurs)
