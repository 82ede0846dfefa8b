interface Rules {
  createHTML(markup: string): string | null
  createScriptURL(url: string): string | null
}

declare global {
  interface Window {
    /** Where browsers know it (Trusted Types): without a policy, no text becomes markup or code. */
    readonly trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown }
  }
}

/** Leaflet asks by it whether the browser draws SVG. */
const leafletsQuestion = '<svg/>'

/** Words without markup, as on the scale of a map; scripts are our worker and Stripe's form. Whatever else asks is refused. */
export const onlyOurs: Rules = {
  createHTML: (markup) => (/^[^<&]*$/.test(markup) || markup === leafletsQuestion ? markup : null),
  createScriptURL: (url) => (url === '/sw.js' || isOfStripe(url) ? url : null),
}

const isOfStripe = (url: string): boolean => /^https:\/\/([\w-]+\.)?js\.stripe\.com\//.test(url)

window.trustedTypes?.createPolicy('default', onlyOurs)
