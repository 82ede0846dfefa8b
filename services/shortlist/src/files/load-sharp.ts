export type SharpModule = (typeof import('sharp'))['default']

let loading: Promise<SharpModule> | undefined

/** Loads sharp with the first picture. It reads JPEG, PNG and WebP only, with one thread and no cache. */
export function loadSharp(): Promise<SharpModule> {
  return (loading ??= load())
}

const load = async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  const readers = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)
  sharp.unblock({ operation: readers })
  return sharp
}
