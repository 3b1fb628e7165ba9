import { useQuery } from '@tanstack/react-query'

/** The brand and market: the same for everybody, loaded from our own server. */
export type Place = {
  readonly brandName: string
  readonly marketKey: string
  readonly environment: string
  /** Zone of the market, in which its days and months begin. */
  readonly timeZone: string
  /** A third-party map below the plan of venues; null: the plan alone. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null
  /** What the brand lets staff change (canEditNickname, canEditLightMode, canEditColors). */
  readonly may: { readonly editNickname: boolean; readonly editLightMode: boolean; readonly editColors: boolean }
}

export function usePlace(): Place | undefined {
  return useQuery({
    queryKey: ['place'],
    queryFn: async ({ signal }): Promise<Place> => {
      const answer = await fetch('/place.json', { signal })
      if (!answer.ok) throw new Error(`place.json answered ${answer.status}`)
      return (await answer.json()) as Place
    },
    staleTime: Infinity,
  }).data
}
