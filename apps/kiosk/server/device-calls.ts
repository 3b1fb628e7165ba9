import { createClient, type Answer } from '#client'
import { getPlayerId } from '#contract/capi-v1/player-authentication.ts'
import { addPlayerToRvoByToken, generateExclusionToken } from '#contract/kiosk/player-exclusion.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import type { Settings } from './read-settings.ts'

type Needs = Pick<Settings, 'apiOrigin' | 'internalOrigin' | 'device'>
type Applied = Answer<typeof addPlayerToRvoByToken>
type Refused = { readonly ok: false; readonly status: number; readonly code: string }

/** Sooner than the token ends. */
const SPARE_MS = 60_000

/**
 * Hands over an application to the register for the player of a session, as this kiosk: who it is the API says by the
 * session's own token, never the page.
 */
export function makeDeviceCalls({ apiOrigin, internalOrigin, device }: Needs) {
  let kept: { readonly token: string; readonly until: number } | undefined
  async function tokenOfDevice(): Promise<string | undefined> {
    if (kept && kept.until > Date.now()) return kept.token
    const { clientId, clientSecret } = device
    const answer = await createClient({ baseUrl: internalOrigin })(issueToken, {
      query: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    })
    if (!answer.ok) return undefined
    kept = { token: answer.data.access_token, until: Date.now() + answer.data.expires_in * 1000 - SPARE_MS }
    return kept.token
  }
  return async function applyToRegister(playerToken: string, months: number): Promise<Applied | Refused> {
    const asPlayer = createClient({ baseUrl: apiOrigin, headers: () => ({ authorization: `Bearer ${playerToken}` }) })
    const who = await asPlayer(getPlayerId, { body: {} })
    if (!who.ok) return who
    const token = await tokenOfDevice()
    if (token === undefined) return { ok: false, status: 503, code: 'ERR_UNAVAILABLE' }
    const asDevice = createClient({ baseUrl: internalOrigin, headers: () => ({ authorization: `Bearer ${token}` }) })
    const leave = await asDevice(generateExclusionToken, { body: { playerId: who.data.playerId } })
    if (!leave.ok) return leave
    return asDevice(addPlayerToRvoByToken, { body: { exclusionToken: leave.data.exclusionToken, months } })
  }
}
