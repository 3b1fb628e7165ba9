import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getVenuePlay } from '#contract/play-v1/venue-play.ts'
import { api } from '../../shell/api.ts'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { useSite } from '../../shell/site.ts'

const READ_EVERY_MS = 5000

export type VenuePlay = ReplyOf<typeof getVenuePlay>

/** The player's terminal session, held money and play; polled while the page is open. */
export function useVenuePlay() {
  const { locale } = useSite()
  const { data, status, refetch } = useQuery({
    queryKey: ['venue-play'],
    queryFn: () => replyOrSignIn(api(getVenuePlay, { query: {} }), locale),
    refetchInterval: READ_EVERY_MS,
  })
  return { play: data, status, again: () => void refetch() }
}
