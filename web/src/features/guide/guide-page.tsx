import { paths } from '@verandah/contracts'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { OutsideLink, Points, TextLink, TextSection } from '@/components/ui/text.tsx'
import { Advice } from './advice.tsx'
import { asAt, type Guide, type Rule } from './guide.ts'
import { guideOf, guides } from './guides.ts'

export function GuidePage() {
  const { state } = useParams()
  const guide = guideOf(state)
  return guide === undefined ? <NoSuchState /> : <StateGuide key={guide.code} guide={guide} />
}

const StateGuide = ({ guide }: { guide: Guide }) => (
  <Page
    title={`Buying a home in ${inPlace(guide)}`}
    description={`Buying a home in ${inPlace(guide)}: the cooling-off period, how auctions work, the deposit and what the seller must show you. With sources, as at ${asAt}.`}
    width="narrow"
  >
    <p className="mb-2 text-14">
      <TextLink to={paths.guides}>Buying guide</TextLink>
    </p>
    <PageHeading>Buying a home in {inPlace(guide)}</PageHeading>
    <dl className="mt-5 mb-8 grid gap-4 rounded-lg bg-eucalypt-soft p-5 sm:grid-cols-2">
      <InShort title="Cooling off after a private sale">{guide.inShort.coolingOff}</InShort>
      <InShort title="Cost to cancel">{guide.inShort.leaving}</InShort>
    </dl>
    <RuleSection id="papers" title="Before you sign" rule={guide.papers} />
    <RuleSection id="cooling-off" title="Cooling off" rule={guide.coolingOff} />
    <RuleSection id="auctions" title="Auctions" rule={guide.auction} />
    <RuleSection id="deposit" title="The deposit" rule={guide.deposit} />
    <Advice />
    <OtherStates current={guide} />
  </Page>
)

/** Only the two territories take "the". */
const inPlace = ({ name }: Guide): string => (name.endsWith('Territory') ? `the ${name}` : name)

const InShort = ({ title, children }: { title: string; children: string }) => (
  <div>
    <dt className="text-14 text-ink-soft">{title}</dt>
    <dd className="text-20 font-semibold">{children}</dd>
  </div>
)

const RuleSection = ({ id, title, rule: { points, sources } }: { id: string; title: string; rule: Rule }) => (
  <TextSection id={id} title={title}>
    <Points items={points} />
    <p className="text-14 text-ink-faint">
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <OutsideLink href={url}>{name}</OutsideLink>
        </span>
      ))}
      . As at {asAt}.
    </p>
  </TextSection>
)

const OtherStates = ({ current }: { current: Guide }) => (
  <nav aria-labelledby="other-states" className="mt-8 text-14">
    <h2 id="other-states" className="text-16">
      Other states and territories
    </h2>
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {guides
        .filter(({ code }) => code !== current.code)
        .map(({ code, name }) => (
          <li key={code} className="flex min-h-8 items-center pointer-coarse:min-h-11">
            <TextLink to={paths.guide.href(code)}>{name}</TextLink>
          </li>
        ))}
    </ul>
  </nav>
)

const NoSuchState = () => (
  <Page title="Buying guide" width="narrow">
    <PageHeading className="sr-only">Buying guide</PageHeading>
    <Notice
      title="We have no guide at this address"
      action={<ButtonLink to={paths.guides}>See all states and territories</ButtonLink>}
    >
      There is one for each state and territory of Australia.
    </Notice>
  </Page>
)
