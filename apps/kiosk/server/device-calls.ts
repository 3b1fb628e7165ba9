import { createClient, type Answer, type Client } from '#client'
import { getPlayerId } from '#contract/capi-v1/player-authentication.ts'
import { addPlayerToRvoByToken, generateExclusionToken } from '#contract/kiosk/player-exclusion.ts'
import { beginRegistrationAtKiosk, meetPlayerAtKiosk } from '#contract/kiosk/player-lookup.ts'
import { getOwnVenue } from '#contract/kiosk/registration.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import type { Settings } from './read-settings.ts'

type Needs = Pick<Settings, 'apiOrigin' | 'internalOrigin' | 'device'>
type Applied = Answer<typeof addPlayerToRvoByToken>
type Refused = { readonly ok: false; readonly status: number; readonly code: string }

/** Renewed this long before the token expires. */
const SPARE_MS = 60_000

/**
 * Calls of this kiosk as a device for the player of a session: the API identifies the player by the session's token,
 * never the page. It submits an application to the register, and reports the player's presence to the staff of the
 * venue.
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
  async function asDeviceFor(
    playerToken: string,
  ): Promise<{ readonly ok: true; device: Client; playerId: number } | Refused> {
    const asPlayer = createClient({ baseUrl: apiOrigin, headers: () => ({ authorization: `Bearer ${playerToken}` }) })
    const who = await asPlayer(getPlayerId, { body: {} })
    if (!who.ok) return who
    const by = await asDevice()
    return by.ok ? { ...by, playerId: who.data.playerId } : by
  }
  async function asDevice(): Promise<{ readonly ok: true; readonly device: Client } | Refused> {
    const token = await tokenOfDevice()
    if (token === undefined) return { ok: false, status: 503, code: 'ERR_UNAVAILABLE' }
    const device = createClient({ baseUrl: internalOrigin, headers: () => ({ authorization: `Bearer ${token}` }) })
    return { ok: true, device }
  }
  return {
    applyToRegister: async (playerToken: string, months: number): Promise<Applied | Refused> => {
      const by = await asDeviceFor(playerToken)
      if (!by.ok) return by
      const leave = await by.device(generateExclusionToken, { body: { playerId: by.playerId } })
      if (!leave.ok) return leave
      return by.device(addPlayerToRvoByToken, { body: { exclusionToken: leave.data.exclusionToken, months } })
    },
    beginRegistration: async (): Promise<Answer<typeof beginRegistrationAtKiosk> | Refused> => {
      const by = await asDevice()
      return by.ok ? by.device(beginRegistrationAtKiosk, { body: {} }) : by
    },
    readVenue: async (): Promise<Answer<typeof getOwnVenue> | Refused> => {
      const by = await asDevice()
      return by.ok ? by.device(getOwnVenue, {}) : by
    },
    meet: async (playerToken: string): Promise<Answer<typeof meetPlayerAtKiosk> | Refused> => {
      const by = await asDeviceFor(playerToken)
      return by.ok ? by.device(meetPlayerAtKiosk, { body: { playerToken } }) : by
    },
  }
}
