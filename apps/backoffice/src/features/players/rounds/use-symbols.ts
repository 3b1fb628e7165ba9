import { useQuery } from '@tanstack/react-query'
import { readPlaces, type Place } from './read-places.ts'

export type SymbolSheet = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly places: ReadonlyMap<string, Place>
}

/** The picture with all symbols of a game and the position of each; null for a game without one. */
export function useSymbols(gameKey: string): SymbolSheet | null {
  const found = useQuery({
    queryKey: ['symbols', gameKey],
    queryFn: async ({ signal }): Promise<SymbolSheet | null> => {
      const folder = `/game-art/${encodeURIComponent(gameKey)}`
      const answer = await fetch(`${folder}/symbols.json`, { signal })
      if (!answer.ok) return null
      const places = readPlaces(await answer.json())
      const url = `${folder}/symbols.webp`
      const size = places.size > 0 ? await sizeOf(url) : undefined
      return size ? { url, ...size, places } : null
    },
    staleTime: Infinity,
  })
  return found.data ?? null
}

async function sizeOf(url: string): Promise<{ width: number; height: number } | undefined> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return undefined
  }
}
