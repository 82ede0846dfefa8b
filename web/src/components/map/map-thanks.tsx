import { OutsideLink } from '@/components/ui/text.tsx'

interface MapThanksProps {
  /** Sentences before the attribution. */
  notes?: readonly string[]
  attribution: string
}

/** "© Somebody (somebody.org/copyright)": the address becomes the link of the words before it. */
const linked = /^(.+) \(([^\s()]+)\)$/

/** The line below a map, with the attribution of what it shows. */
export function MapThanks({ notes = [], attribution }: MapThanksProps) {
  const [, words, address] = linked.exec(attribution) ?? []
  return (
    <p className="pt-2 text-12 text-ink-faint in-[dialog]:px-2">
      {notes.map((note) => `${note} `)}
      {address?.includes('.') !== true ? (
        attribution
      ) : (
        <OutsideLink href={`https://${address}`}>{words?.replace('© ', '©\u00a0')}</OutsideLink>
      )}
    </p>
  )
}
