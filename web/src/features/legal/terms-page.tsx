import { freeTrialDays, paths, planPrices } from '@verandah/contracts'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { OutsideLink, TextLink, TextSection } from '@/components/ui/text.tsx'

const dollars = ({ amountCents }: { amountCents: number }): string => `$${amountCents / 100}`

export function TermsPage() {
  return (
    <Page
      title="Terms of use"
      description="What you can expect from Verandah and what we expect of you: trials, payments, cancelling, listings and scores."
      width="narrow"
    >
      <PageHeading>Terms of use</PageHeading>
      <p className="mt-2 mb-7 max-w-[60ch] text-20 text-ink-soft">
        These terms apply when you use Verandah. “We” means the business that runs this site; its name is on your tax
        invoices.
      </p>
      <Account />
      <Paying />
      <Listings />
      <TextSection id="fair-use" title="Fair use">
        <p>
          Verandah is for people looking for a home. Please do not copy listings in bulk, sell access, try to get into
          other people’s accounts, or slow the site down for others. Searches and messages have limits, and the site
          tells you when you reach one. We may close an account that breaks these rules, after a warning unless the harm
          is serious.
        </p>
      </TextSection>
      <TextSection id="liability" title="If something goes wrong">
        <p>
          Our services come with guarantees under the{' '}
          <OutsideLink href="https://www.accc.gov.au/consumers/buying-products-and-services/consumer-rights-and-guarantees">
            Australian Consumer Law
          </OutsideLink>{' '}
          that cannot be excluded, and nothing here limits them. If the service does not do what we said it would, tell
          us: you may be entitled to have it fixed, or to a refund. The decision to buy, bid on or pass up a home is
          yours.
        </p>
      </TextSection>
      <TextSection id="changes" title="Changes">
        <p>
          If we change these terms in a way that matters to you, we tell you by email before the change applies, and you
          can cancel. Australian law applies. These terms are as at November 2026.
        </p>
      </TextSection>
    </Page>
  )
}

const Account = () => (
  <TextSection id="account" title="Your account">
    <p>
      Use an email address that reaches you, and keep your password to yourself. You can end sessions on other devices,
      download your data and delete your account at any time in <TextLink to={paths.account}>Account Settings</TextLink>
      . How we handle your data is on the <TextLink to={paths.privacy}>privacy page</TextLink>.
    </p>
  </TextSection>
)

const Paying = () => (
  <TextSection id="paying" title="Trials, payments and cancelling">
    <p>
      A free trial lasts {freeTrialDays} days, needs no card, and ends automatically: we charge nothing. The quarterly
      plan costs {dollars(planPrices.quarterly)} for three months, the annual plan {dollars(planPrices.annual)} for a
      year, in Australian dollars including GST.
    </p>
    <p>
      Paid plans renew automatically, at the price of the plan, until you cancel. You cancel on the{' '}
      <TextLink to={paths.subscription}>subscription page</TextLink>; the plan then stays open until the end of the
      period that you have paid for. If a payment fails, paid features close until it succeeds. We give notice by email
      before a price goes up.
    </p>
  </TextSection>
)

const Listings = () => (
  <TextSection id="listings" title="Listings and scores">
    <p>
      Listings come from agencies and portals. We show where each one comes from and do not change what it says, but we
      cannot promise that it is right, complete or still available. Where this site shows sample homes, it says so.
    </p>
    <p>
      A score tells you how well a home fits what you told us, from what its advert says. It is not a valuation, an
      inspection or financial or legal advice, and no agent can pay to change it. Inspect the home, read the contract
      and get advice before you sign or bid. The <TextLink to={paths.guides}>buying guides</TextLink> are general
      information too.
    </p>
  </TextSection>
)
