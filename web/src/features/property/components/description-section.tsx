import type { Property } from '@verandah/contracts'
import { Section } from './section.tsx'

/** The advert's own words: always text, never markup. */
export const DescriptionSection = ({ home }: { home: Pick<Property, 'title' | 'description'> }) => {
  const paragraphs = home.description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <Section title="Description">
      {paragraphs.length === 0 ? (
        <p className="text-ink-soft">The advert has no description.</p>
      ) : (
        <div className="flex max-w-[66ch] flex-col gap-3">
          <p className="font-semibold">{home.title}</p>
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="wrap-anywhere whitespace-pre-line text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </Section>
  )
}
