import type { Appearance } from '@stripe/stripe-js'
import type { Theme } from '@/lib/theme/theme.ts'

/** --eucalypt and --danger of tokens.css in hex: Stripe's frame knows neither our variables nor OKLCH. */
const colours = {
  light: { colorPrimary: '#27664b', colorDanger: '#ac2d26' },
  dark: { colorPrimary: '#87ccab', colorDanger: '#f49286' },
}

/** Stripe's form lives in a frame of its own; this is how it is dressed to fit the page. */
export const appearanceOf = (theme: Theme): Appearance => ({
  theme: theme === 'dark' ? 'night' : 'stripe',
  variables: { ...colours[theme], fontSizeBase: '16px', borderRadius: '8px' },
})
