import { paths } from '@verandah/contracts'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { OutsideLink, Points, TextLink, TextSection } from '@/components/ui/text.tsx'
import { Advice } from './advice.tsx'
import { guides } from './guides.ts'

export function GuidesPage() {
  return (
    <Page
      title="Buying guide"
      description="How buying a home works in each state and territory of Australia: cooling-off periods, auctions, deposits and the seller’s documents, with sources."
      width="narrow"
    >
      <PageHeading>Buying guide</PageHeading>
      <p className="mt-2 mb-7 max-w-[60ch] text-20 text-ink-soft">
        The rules for buying a home differ between states. Find yours before you sign or bid.
      </p>
      <StateTable />
      <TextSection id="everywhere" title="True everywhere">
        <Points
          items={[
            'You can’t back out of a home you bought at auction. There is no cooling off, and no condition about finance or inspections.',
            'A deposit is usually 10% of the price, less if the seller agrees in writing. It should go into a trust account, never to the seller directly.',
            'Have a lawyer or licensed conveyancer read the contract before you sign. Pay for a building and pest inspection before an auction, or make the contract depend on one.',
            'Get your loan approved first. An approval in principle is not a promise to lend.',
            'Stamp duty, legal fees, inspections and moving come on top of the price. Your state’s revenue office has a calculator.',
            'A cooling-off notice must be in writing and must arrive in time. A phone call is not enough.',
          ]}
        />
      </TextSection>
      <TextSection id="money" title="Money">
        <p>
          The Australian Government’s{' '}
          <OutsideLink href="https://moneysmart.gov.au/home-loans/buying-a-house">Moneysmart</OutsideLink> explains home
          loans, deposits and lenders mortgage insurance without selling anything.
        </p>
      </TextSection>
      <Advice />
    </Page>
  )
}

const StateTable = () => (
  <table className="mb-2 w-full border-t border-line text-left text-14">
    <caption className="sr-only">Cooling off after a private sale, by state and territory</caption>
    <thead className="text-ink-faint">
      <tr className="border-b border-line [&>th]:py-2.5 [&>th]:pr-3 [&>th]:font-semibold">
        <th scope="col">State or territory</th>
        <th scope="col">Cooling off, private sale</th>
        <th scope="col" className="hidden sm:table-cell">
          Cost to cancel
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {guides.map(({ code, name, inShort: { coolingOff, leaving } }) => (
        <tr key={code} className="align-top [&>*]:py-3 [&>*]:pr-3">
          <th scope="row" className="font-semibold">
            <TextLink to={paths.guide.href(code)}>{name}</TextLink>
          </th>
          <td>
            {coolingOff}
            <span className="block text-ink-soft sm:hidden">{leaving}</span>
          </td>
          <td className="hidden text-ink-soft sm:table-cell">{leaving}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
