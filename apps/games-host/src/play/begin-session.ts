import { retryUntilResponse, type Down } from './retry.ts'
import { seenSeeds } from './own-seeds.ts'
import { createPlayCalls, type Half, type PlayCalls, type SessionState } from './play-calls.ts'
import { randomClientSeed } from './random-client-seed.ts'

const COMMITMENT = /^[0-9a-f]{64}$/

export type Beginning =
  | { readonly ok: true; readonly session: SessionState; readonly calls: PlayCalls }
  | { readonly ok: false; readonly code: string }

type Needs = {
  readonly gameKey: string
  readonly wait: (ms: number) => Promise<void>
  readonly onTrouble: (down: Down | undefined) => void
}

/**
 * Exchanges the token of the URL once, or continues with the game token stored by this tab. The URL is cleaned, so that
 * a reload or a shared link contains no token.
 *
 * The URL contains the commitment of the first server seed: this device stores it, then draws the client seed, which is
 * sent with the opening.
 */
export async function beginSession({ gameKey, wait, onTrouble }: Needs): Promise<Beginning> {
  const place = `game-token:${gameKey}`
  let token = sessionStorage.getItem(place) ?? undefined
  const calls = createPlayCalls(() => token)
  const address = new URL(location.href)
  const preGameToken = address.searchParams.get('token')
  if (preGameToken) {
    const half = drawHalf(address.searchParams.get('commitment'))
    const answer = await retryUntilResponse({ ask: () => calls.open(preGameToken, gameKey, half), wait, onTrouble })
    if (answer.ok) {
      token = answer.data.gameToken
      sessionStorage.setItem(place, token)
      address.searchParams.delete('token')
      address.searchParams.delete('commitment')
      history.replaceState(null, '', address)
      seenSeeds.hear(answer.data.session.fairness)
      return { ok: true, session: answer.data.session, calls }
    }
    // Reloaded before the address was cleaned: the token is used, but this tab already holds its session.
    if (!token) return { ok: false, code: answer.code }
  }
  if (!token) return { ok: false, code: 'NO_TOKEN' }
  const answer = await retryUntilResponse({ ask: () => calls.resume(), wait, onTrouble })
  if (answer.ok) {
    seenSeeds.hear(answer.data.fairness)
    return { ok: true, session: answer.data, calls }
  }
  sessionStorage.removeItem(place)
  return { ok: false, code: answer.code }
}

function drawHalf(commitment: string | null): Half {
  if (commitment === null || !COMMITMENT.test(commitment)) return {}
  const clientSeed = randomClientSeed()
  seenSeeds.give(commitment, clientSeed)
  return { commitment, clientSeed }
}
