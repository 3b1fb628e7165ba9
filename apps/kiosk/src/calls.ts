import { createClient } from '#client'
import type { ReplyOf } from '#contract/call.ts'
import type { addPlayerToRvoByToken } from '#contract/kiosk/player-exclusion.ts'

/** The session; only in the memory of this page. */
export type Session = { readonly token: string; readonly name: string }

export type Refused = { readonly ok: false; readonly code: string }
export type Applied = ReplyOf<typeof addPlayerToRvoByToken>

const bearer = (session: Session) => ({ authorization: `Bearer ${session.token}` })

/** Client for calls, anonymous or with a session. */
export const callsOf = (session?: Session) =>
  createClient({ baseUrl: '', ...(session ? { headers: () => bearer(session) } : {}) })

/** Reports the player's presence by the kiosk's own server. Fire and forget: nothing is shown. */
export function reportPresence(session: Session): void {
  void fetch('/kiosk/meet', { method: 'POST', headers: bearer(session) }).catch(() => {})
}

/** The venue of this kiosk, from which distances are measured; null if it stands at none, or cannot be asked now. */
export async function readOwnVenue(): Promise<string | null> {
  try {
    const answer = await fetch('/kiosk/venue', { signal: AbortSignal.timeout(VENUE_MAX_MS) })
    const data: unknown = answer.ok ? await answer.json() : undefined
    const venueId: unknown = Reflect.get(Object(data) as object, 'venueId')
    return typeof venueId === 'string' ? venueId : null
  } catch {
    return null
  }
}

/** A code for the phone must not wait longer for the name of the venue. */
const VENUE_MAX_MS = 5000

/**
 * Token of this kiosk's venue for a new registration; undefined if it fails or takes too long: the registration begins
 * without it.
 */
export async function readVenueToken(): Promise<string | undefined> {
  try {
    const answer = await fetch('/kiosk/registration', { method: 'POST', signal: AbortSignal.timeout(VENUE_MAX_MS) })
    const data: unknown = answer.ok ? await answer.json() : undefined
    const token: unknown = Reflect.get(Object(data) as object, 'venueToken')
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}

/** Submits an application to the register by the kiosk's own server, for the signed-in player. */
export async function applyToRegister(
  session: Session,
  months: number,
): Promise<{ readonly ok: true; readonly data: Applied } | Refused> {
  try {
    const answer = await fetch('/kiosk/apply', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(session) },
      body: JSON.stringify({ months }),
    })
    const data: unknown = await answer.json().catch(() => ({}))
    if (answer.ok) return { ok: true, data: data as Applied }
    const code: unknown = Reflect.get(Object(data) as object, 'code')
    return { ok: false, code: typeof code === 'string' ? code : 'ERR_UNAVAILABLE' }
  } catch {
    return { ok: false, code: 'ERR_UNAVAILABLE' }
  }
}
