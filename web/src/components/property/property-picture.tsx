import { useState } from 'react'
import { cn } from '@/components/ui/cn.ts'

/** A picture of a home, 3:2. Shows a placeholder if there is none or it fails to load. */
export function PropertyPicture({ src, alt, className }: { src: string | null; alt: string; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  const frame = cn('aspect-3/2 w-full bg-sunken object-cover', className)
  if (src === null || src === failed) return <NoPicture className={frame} alt={alt} />
  return (
    <img
      src={src}
      alt={alt}
      width={600}
      height={400}
      loading="lazy"
      decoding="async"
      className={frame}
      onError={() => setFailed(src)}
    />
  )
}

const NoPicture = ({ className, alt }: { className: string; alt: string }) => (
  <svg
    viewBox="0 0 240 160"
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${alt}: no picture yet` })}
    className={className}
    fill="none"
  >
    <g className="stroke-control" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" opacity="0.6">
      <path d="M62 84 120 46l58 38M74 90v30m30-30v30m32-30v30m30-30v30M66 120h108" />
    </g>
  </svg>
)
