import type { ReplyOf } from '#contract/call.ts'
import type { beginRegistrationAtKiosk } from '#contract/kiosk/player-lookup.ts'
import type { ClientCaller } from '#server/kernel/index.ts'
import type { RegistrationNeeds } from './needs.ts'

type Needs = Pick<RegistrationNeeds, 'cipher' | 'clock' | 'target'>

/** Long enough to scan a code, fill in a form and come back from a bank. */
const LIFE_MS = 2 * 3_600_000

const belongsTo = (target: string) => `registration.venue:${target}`

/** A token that names the kiosk’s venue in a registration begun there. Sealed, so that only a kiosk can name a venue. */
export async function beginAtKiosk(
  { cipher, clock, target }: Needs,
  { caller: { venueId } }: { readonly caller: Pick<ClientCaller, 'venueId'> },
): Promise<ReplyOf<typeof beginRegistrationAtKiosk>> {
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS).toISOString()
  const venueToken = venueId === null ? null : cipher.seal(`${venueId} ${expiresAt}`, belongsTo(target))
  return { venueToken, expiresAt }
}

/** The venue that a token names; null without a valid token, which keeps nobody from registering. */
export function venueOfToken({ cipher, clock, target }: Needs, token: string | undefined): string | null {
  if (token === undefined) return null
  try {
    const [venueId, expiresAt] = cipher.open(token, belongsTo(target)).split(' ')
    return venueId !== undefined && expiresAt !== undefined && new Date(expiresAt) > clock.now() ? venueId : null
  } catch {
    return null
  }
}
