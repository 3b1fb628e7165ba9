import { useQuery } from '@tanstack/react-query'
import { getConfigValue } from '#contract/onling-v2/server-config.ts'
import { api, ask } from '../../shell/api.ts'

const NAMES = { icon: 'gameIcon', cover: 'cover' } as const

/** Minimum size of a picture of a game at this brand, as `360 × 240`; a dash until it is loaded. */
export function usePictureSize(kind: string): string {
  const { data } = useQuery({
    queryKey: ['config', 'images'],
    queryFn: () => ask(api(getConfigValue, { query: { name: 'images' } })),
    enabled: kind in NAMES,
  })
  return writeSize(data?.value, NAMES[kind as keyof typeof NAMES])
}

/** The configuration is untyped here, so it is read field by field. */
export function writeSize(images: unknown, name: string): string {
  const size = fieldOf(images, name)
  const [width, height] = [fieldOf(size, 'widthPx'), fieldOf(size, 'heightPx')]
  return typeof width === 'number' && typeof height === 'number' ? `${width} × ${height}` : '–'
}

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
