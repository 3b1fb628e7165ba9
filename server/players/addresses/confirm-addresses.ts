import type { Clock, Database, Heartbeat } from '#server/kernel/index.ts'
import { registerOf, type AddressNeeds } from './address-needs.ts'
import { recordVerdict, putOff, takeAddressToCheck } from './addresses.queries.ts'

type Needs = Pick<AddressNeeds, 'ruian' | 'smartform'> & { readonly db: Database; readonly clock: Clock }

const MINUTE_MS = 60_000
/** How long after a failed question the register is asked again; after the last one it is not. */
const AGAIN_AFTER_MINUTES = [1, 5, 30, 240, 1440]
const EVERY_MS = 2_000
const HELD_MS = MINUTE_MS

/**
 * Asks about the addresses that no register has confirmed yet, however they came: by registration, by a change, by a
 * partner. Nobody waits for it, and a register that is down keeps nobody from registering.
 */
export async function confirmAddresses({ db, clock, ...registers }: Needs): Promise<void> {
  for (;;) {
    const now = clock.now()
    const address = await takeAddressToCheck(db, now, new Date(now.getTime() + HELD_MS))
    if (!address) return
    const register = registerOf(registers, address.country)
    const said = await register?.validate(address)
    if (said?.ok) {
      const isExact = said.match === 'EXACT'
      await recordVerdict(db, address, {
        match: said.match,
        confirmedBy: isExact && register ? register.name : null,
        registerCode: isExact ? (said.found[0]?.code ?? null) : null,
      })
    } else {
      // A country without a register is not asked about again.
      const minutes = said ? AGAIN_AFTER_MINUTES[address.asks - 1] : undefined
      await putOff(db, address, minutes === undefined ? null : new Date(clock.now().getTime() + minutes * MINUTE_MS))
    }
  }
}

/** What the worker does for addresses: it asks the registers about those that none has confirmed yet. */
export function addressHeartbeats(needs: Needs): Heartbeat[] {
  return [{ name: 'players.confirm-addresses', everyMs: EVERY_MS, beat: () => confirmAddresses(needs) }]
}
