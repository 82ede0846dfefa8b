import { cn } from '@/components/ui/cn.ts'

interface GalleryThumbsProps {
  images: readonly string[]
  selected: number
  onShow: (index: number) => void
}

/** Every picture, small: a strip on a phone, two columns beside the large one elsewhere. */
export const GalleryThumbs = ({ images, selected, onShow }: GalleryThumbsProps) => (
  <ul
    className={cn(
      'flex snap-x gap-2 overflow-x-auto p-0.5 sm:gap-3 lg:grid lg:max-h-[400px] lg:overflow-y-auto lg:p-0',
      images.length < 4
        ? 'lg:auto-rows-[calc((400px-0.75rem)/2)] lg:grid-cols-1'
        : 'lg:auto-rows-[calc((400px-1.5rem)/3)] lg:grid-cols-2',
    )}
  >
    {images.map((image, index) => (
      <li key={image} className="shrink-0 snap-start">
        <button
          type="button"
          aria-label={`Show picture ${index + 1}`}
          aria-pressed={index === selected}
          onClick={() => onShow(index)}
          className={cn(
            'block h-14 w-21 overflow-hidden rounded-md transition-opacity sm:h-20 sm:w-30 lg:size-full',
            index === selected ? 'outline-2 -outline-offset-2 outline-eucalypt' : 'opacity-85 hover:opacity-100',
          )}
        >
          <img
            src={image}
            alt=""
            width={300}
            height={200}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        </button>
      </li>
    ))}
  </ul>
)
