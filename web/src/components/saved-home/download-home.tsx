import { getHomeArchive, hrefOf } from '@verandah/contracts'
import { Download } from 'lucide-react'
import { buttonStyle } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'

export function DownloadHome({ propertyId }: { propertyId: string }) {
  return (
    <a
      href={hrefOf(getHomeArchive, { params: { propertyId } })}
      download
      className={cn(buttonStyle({ variant: 'secondary' }), 'max-w-full whitespace-normal!')}
    >
      <Download className="size-4.5" />
      Download everything about this home
    </a>
  )
}
