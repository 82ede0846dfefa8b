import { paths } from '@verandah/contracts'
import type { Topic } from '../question.ts'

export const scores: Topic = {
  title: 'Scores',
  questions: [
    {
      id: 'score',
      question: 'How is a score worked out?',
      answer: [
        'Each thing you care about gets a value from 0 to 10 for the home: price, location, bedrooms, bathrooms, land, age, features and anything you added. The score is the average of these values, where your weights say how much each one counts, scaled to 100.',
        'Press the score to see every part of it in points. The points add up to the score. Agents cannot pay to change it.',
      ],
      link: { to: paths.features.scoring, label: 'See how a score shows its working' },
      also: 'ranking calculated number points breakdown percent',
    },
    {
      id: 'weights',
      question: 'How do I say what matters to me?',
      answer: [
        'Set a weight from 0 to 10 for each thing. At 0 it doesn’t count at all. Your weights apply to new searches.',
        'On the results page you can move the sliders to preview another order. Press “Apply Custom Weights” to use it for that search, or “Save as my weights” to use it for new searches too.',
      ],
      link: { to: paths.setupScoring, label: 'Set your weights' },
      also: 'sliders priorities important criteria change',
    },
    {
      id: 'unknown',
      question: 'What happens when an advert does not say something?',
      answer: [
        'It counts as unknown, never as zero and never as “no”. An unknown part counts half its points, and next to the score you see how much is known, for example “6 of 8 known”.',
        'So saying nothing is never better than saying something good. The pale part of the ring shows how low and how high the score could be once the rest is stated.',
      ],
      also: 'missing facts coverage unknown zero blank land size',
    },
    {
      id: 'own-criteria',
      question: 'Can I add something of my own, such as solar panels?',
      answer: [
        'Yes. Add it with your weights, in your own words. A home gets full value if its features or description mention it and do not deny it: “no pool” does not count as a pool.',
        'For common facts, such as a pool or solar panels, a home whose advert says nothing counts as unknown.',
      ],
      link: { to: paths.setupScoring, label: 'Add a criterion' },
      also: 'custom criteria pool study garden keyword solar',
    },
    {
      id: 'places',
      question: 'Can a score count how far it is to work?',
      answer: [
        'Yes. With your weights, add up to six places that matter, such as work, school or the beach. Say how you get there, how many minutes are good and how many are too far.',
        'The score counts an estimate from the straight line, so it is the same everywhere. The page of a home shows exact times beside it where a route planner is set up.',
      ],
      link: { to: paths.setupScoring, label: 'Add a place' },
      also: 'work school commute travel time minutes train tram bus distance places that matter',
    },
    {
      id: 'override',
      question: 'Can I correct a score after an inspection?',
      answer: [
        'Yes. On the page of the home choose “Adjust score”, and give its price, location, rooms, land, age or features your own value. It is marked as yours and counts wherever you see the home. What you know of a pool, solar panels and the like goes under “Facts and where they come from”.',
        'Nobody else is affected, and you can take it back at any time.',
      ],
      also: 'override change wrong edit own value rating',
    },
  ],
}
