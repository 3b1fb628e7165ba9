import { listJackpots } from '#contract/play-v1/jackpots.ts'
import { api } from '../../shell/api.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'
import { slimJackpot } from './slim-jackpot.ts'

/** The current amounts of the jackpots; undefined if the API does not respond. */
export async function fetchJackpots(): Promise<readonly LobbyJackpot[] | undefined> {
  const told = await api(listJackpots, {})
  return told.ok ? told.data.pools.map(slimJackpot) : undefined
}
