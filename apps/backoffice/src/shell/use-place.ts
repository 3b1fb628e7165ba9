import { queryOptions, useQuery } from '@tanstack/react-query'
import { zone } from './zone.ts'

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

const place = queryOptions({
  queryKey: ['place'],
  queryFn: async ({ signal }): Promise<Place> => {
    const answer = await fetch('/place.json', { signal })
    if (!answer.ok) throw new Error(`place.json answered ${answer.status}`)
    return (await answer.json()) as Place
  },
  staleTime: Infinity,
})

export const usePlace = (): Place | undefined => useQuery(place).data

/** False until the place is loaded, or could not be. Days of figures depend on it. */
export const useHasPlace = (): boolean => !useQuery(place).isPending

/** Zone of the market: days and hours of figures are in it, whatever the zone of the screen is. */
export const useMarketZone = (): string => usePlace()?.timeZone ?? zone.get()
