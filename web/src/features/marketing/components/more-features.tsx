import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'
import type { Hero } from '../screens.ts'

const features: readonly { name: Hero; title: string; text: string }[] = [
  { name: 'search', title: 'One search, every provider', text: 'Agents and portals in one ranked list.' },
  { name: 'scoring', title: 'Scores you set', text: 'What a home is worth to you, with the working shown.' },
  { name: 'calendar', title: 'Inspections and auctions', text: 'Your Saturday in one place, clashes included.' },
  { name: 'compare', title: 'Shortlist and compare', text: 'Three homes side by side, differences marked.' },
]

/** Where the story goes on. */
export const MoreFeatures = ({ current }: { current: Hero }) => (
  <nav aria-labelledby="more-title" className="mt-8 mb-16 border-t border-line pt-8 lg:mt-12">
    <h2 id="more-title" className="text-20">
      What else it does
    </h2>
    <ul className="mt-3 divide-y divide-line">
      {features
        .filter(({ name }) => name !== current)
        .map(({ name, title, text }) => (
          <li key={name}>
            <Link
              to={paths.features[name]}
              className="group grid min-h-16 items-center gap-x-6 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
            >
              <span className="font-semibold underline-offset-4 group-hover:underline">{title}</span>
              <span className="text-14 text-ink-soft sm:text-16">{text}</span>
              <ArrowRight
                aria-hidden
                className="hidden size-5 text-ink-faint transition-transform group-hover:translate-x-1 sm:block"
              />
            </Link>
          </li>
        ))}
    </ul>
  </nav>
)
