import { ClosingCall } from './components/closing-call.tsx'
import { Hero, promise } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { WhatYouGet } from './components/what-you-get.tsx'

export const LandingPage = () => (
  <>
    <title>Verandah · Find Your Perfect Place</title>
    <meta name="description" content={promise} />
    <Hero />
    <HowItWorks />
    <WhatYouGet />
    <ClosingCall />
  </>
)
