import { ChevronLeft, ChevronRight } from 'lucide-react'
import { PictureCount, PictureLoop, usePictures } from '@/components/property/picture-loop.tsx'
import { PictureLink, type Way } from './picture-link.tsx'

export function TurningPictures({ name, images, ...way }: { name: string; images: readonly string[] } & Way) {
  const pictures = usePictures(images.length)
  const { root, group, previous, next } = pictures
  return (
    <div ref={root} aria-label={`Pictures of ${name}`} className="group/pictures relative" {...group}>
      <PictureLink {...way}>
        <PictureLoop name={name} images={images} pictures={pictures} />
      </PictureLink>
      <PictureCount pictures={pictures} count={images.length} />
      <Turn side="left" label="Previous picture" onClick={previous} />
      <Turn side="right" label="Next picture" onClick={next} />
    </div>
  )
}

const Turn = ({ side, label, onClick }: { side: 'left' | 'right'; label: string; onClick: () => void }) => {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center opacity-0 transition-opacity group-hover/pictures:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100 ${side === 'left' ? 'left-1' : 'right-1'}`}
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface/90 text-ink">
        <Icon className="size-5" />
      </span>
    </button>
  )
}
