import type { ReplyOf } from '#contract/call.ts'
import type { beginRegistrationAtKiosk } from '#contract/kiosk/player-lookup.ts'
import type { ClientCaller } from '#server/kernel/index.ts'
import type { RegistrationNeeds } from './needs.ts'

type Needs = Pick<RegistrationNeeds, 'cipher' | 'clock' | 'target'>

/** Long enough to scan a code, fill in a form and come back from a bank. */
const LIFE_MS = 2 * 3_600_000

const belongsTo = (target: string) => `registration.venue:${target}`

/** Names the venue of a kiosk in a registration that begins there. Sealed: nobody else can say of a stranger that they stand in a hall. */
export async function beginAtKiosk(
  { cipher, clock, target }: Needs,
  { caller: { venueId } }: { readonly caller: Pick<ClientCaller, 'venueId'> },
): Promise<ReplyOf<typeof beginRegistrationAtKiosk>> {
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS).toISOString()
  const venueToken = venueId === null ? null : cipher.seal(`${venueId} ${expiresAt}`, belongsTo(target))
  return { venueToken, expiresAt }
}

/** The venue that a token names; null where there is none, it is too old or nothing of ours: nobody is kept from registering by that. */
export function venueOfToken({ cipher, clock, target }: Needs, token: string | undefined): string | null {
  if (token === undefined) return null
  try {
    const [venueId, expiresAt] = cipher.open(token, belongsTo(target)).split(' ')
    return venueId !== undefined && expiresAt !== undefined && new Date(expiresAt) > clock.now() ? venueId : null
  } catch {
    return null
  }
}
