import type { LiveFigures, LivePartner } from '#contract/shapes/live.ts'
import { findRegisterHealth } from '#server/exclusion/index.ts'
import { findPartnerHealth } from '#server/payments/index.ts'
import type { LiveNeeds } from '../needs.ts'

const HOUR_MS = 3_600_000
/** Questions to registers that are looked through at most. */
const NEWEST = 500

/** How payment partners and registers answered our own questions of the last hour. */
export async function readPartners({ db, clock }: Pick<LiveNeeds, 'db' | 'clock'>): Promise<LiveFigures['partners']> {
  const since = new Date(clock.now().getTime() - HOUR_MS)
  const [gateways, registers] = await Promise.all([findPartnerHealth(db, since), findRegisterHealth(db, since, NEWEST)])
  return [
    ...gateways.map(({ gateway, ...health }) => shown(gateway, 'gateway', health)),
    ...registers.map(({ register, ...health }) => shown(register, 'register', health)),
  ]
}

type Health = Pick<LivePartner, 'answered' | 'failed' | 'medianMs'> & {
  readonly lastAnsweredAt: Date | null
  readonly lastFailedAt: Date | null
}

function shown(name: string, kind: LivePartner['kind'], health: Health): LivePartner {
  const { answered, failed, medianMs, lastAnsweredAt, lastFailedAt } = health
  return {
    name,
    kind,
    answered,
    failed,
    medianMs,
    lastAnsweredAt: lastAnsweredAt?.toISOString() ?? null,
    lastFailedAt: lastFailedAt?.toISOString() ?? null,
  }
}
