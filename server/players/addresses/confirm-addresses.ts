import type { Clock, Database, Heartbeat } from '#server/kernel/index.ts'
import { registerOf, type AddressNeeds } from './address-needs.ts'
import { recordVerdict, putOff, takeAddressToCheck } from './addresses.queries.ts'

type Needs = Pick<AddressNeeds, 'ruian' | 'smartform'> & { readonly db: Database; readonly clock: Clock }

const MINUTE_MS = 60_000
/** Delays of repeated checks after failures; after the last one the register is not asked again. */
const AGAIN_AFTER_MINUTES = [1, 5, 30, 240, 1440]
const EVERY_MS = 2_000
const HELD_MS = MINUTE_MS

/**
 * Checks addresses that no register has confirmed yet, whatever their origin: a registration, a change, a partner. It
 * runs in the background, so a register that is down blocks no registration.
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
      // A country without a register is not checked again.
      const minutes = said ? AGAIN_AFTER_MINUTES[address.asks - 1] : undefined
      await putOff(db, address, minutes === undefined ? null : new Date(clock.now().getTime() + minutes * MINUTE_MS))
    }
  }
}

/** The worker's heartbeat for addresses: checks the unconfirmed ones. */
export function addressHeartbeats(needs: Needs): Heartbeat[] {
  return [{ name: 'players.confirm-addresses', everyMs: EVERY_MS, beat: () => confirmAddresses(needs) }]
}
