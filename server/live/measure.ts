import type { LiveFigures, LiveRegion } from '#contract/shapes/live.ts'
import { sendWithCommit } from '#server/kernel/index.ts'
import type { LiveNeeds } from './needs.ts'
import { readBooks, readChain, readReturns } from './regions/checks.ts'
import { readInstallation } from './regions/installation.ts'
import { readMoney } from './regions/money.ts'
import { readPartners } from './regions/outside.ts'
import { readProtection } from './regions/protection.ts'
import { readApprovals, readDocuments, readPayments, readRisk, readSupport } from './regions/queues.ts'
import { readTraffic } from './regions/traffic.ts'
import { endLease, extendLease, listSnapshot, saveRegions, takeLease, type Lease } from './snapshot.queries.ts'

/** Topic of the control bus: the view of a brand was measured. The id is the brand's. */
export const LIVE_MEASURED = 'live.measured'

type Reader<R extends LiveRegion> = {
  readonly everyMs: number
  readonly read: (needs: LiveNeeds) => Promise<LiveFigures[R]>
}

const SOON_MS = 4_000
const SELDOM_MS = 28_000

const READERS: { readonly [R in LiveRegion]: Reader<R> } = {
  traffic: { everyMs: SOON_MS, read: readTraffic },
  money: { everyMs: SOON_MS, read: readMoney },
  payments: { everyMs: SOON_MS, read: readPayments },
  support: { everyMs: SOON_MS, read: readSupport },
  approvals: { everyMs: SOON_MS, read: readApprovals },
  documents: { everyMs: SOON_MS, read: readDocuments },
  riskMoney: { everyMs: SOON_MS, read: readRisk('money') },
  riskFraud: { everyMs: SOON_MS, read: readRisk('fraud') },
  riskCare: { everyMs: SOON_MS, read: readRisk('care') },
  protection: { everyMs: SOON_MS, read: readProtection },
  returns: { everyMs: SOON_MS, read: readReturns },
  books: { everyMs: SOON_MS, read: readBooks },
  chain: { everyMs: SOON_MS, read: readChain },
  partners: { everyMs: SELDOM_MS, read: readPartners },
  installation: { everyMs: SELDOM_MS, read: readInstallation },
}

const EXTEND_EVERY_MS = 4_000

/**
 * Measures what is due of a brand's view, keeps it, and tells every process that shows it. Of two workers one measures: no transaction
 * is open while it reads (decision 0380). A part that cannot be read keeps its figures and their time; the others go on. Gives the parts
 * that were measured.
 */
export async function measureLive(needs: LiveNeeds): Promise<LiveRegion[]> {
  const { db, target } = needs
  const taken = await takeLease(db, target)
  if (taken === undefined) return []
  const { parts, lease } = await readLeased(needs, taken)
  if (lease === undefined) return []
  return db.transaction(async (tx) => {
    // Locks the lease until the commit: nobody measures what is not saved yet.
    if (!(await endLease(tx, target, lease)) || parts.length === 0) return []
    await saveRegions(tx, target, parts)
    await sendWithCommit(tx, { topic: LIVE_MEASURED, id: target })
    return parts.map(({ region }) => region)
  })
}

type Part = { readonly region: LiveRegion; readonly at: Date; readonly figures: unknown }

/**
 * Reads the parts that are due, and extends the lease meanwhile, however long one of them takes: otherwise of two workers neither would
 * save anything. The lease is undefined when it was lost.
 */
async function readLeased(
  needs: LiveNeeds,
  taken: Lease,
): Promise<{ readonly parts: readonly Part[]; readonly lease: Lease | undefined }> {
  const { db, target, onProblem } = needs
  let lease: Promise<Lease | undefined> = Promise.resolve(taken)
  const extend = async (held: Lease | undefined) => {
    try {
      return held && (await extendLease(db, target, held))
    } catch (error) {
      onProblem(error, 'lease')
      return undefined
    }
  }
  const timer = setInterval(() => {
    lease = lease.then(extend)
  }, EXTEND_EVERY_MS)
  const parts = await readDue(needs).finally(() => clearInterval(timer))
  return { parts, lease: await lease }
}

/** Reads the parts that are due. */
async function readDue(needs: LiveNeeds): Promise<readonly Part[]> {
  const { db, clock, target, onProblem } = needs
  const now = clock.now()
  const last = new Map((await listSnapshot(db, target)).map(({ region, measuredAt }) => [region, measuredAt]))
  const isDue = (region: LiveRegion) => {
    const ms = now.getTime() - (last.get(region)?.getTime() ?? 0)
    // A clock that was turned back does not make the figures wait for it.
    return ms >= READERS[region].everyMs || ms < 0
  }
  const parts: Part[] = []
  for (const region of (Object.keys(READERS) as LiveRegion[]).filter(isDue)) {
    const figures = await READERS[region].read(needs).catch((error: unknown) => onProblem(error, region))
    if (figures !== undefined) parts.push({ region, at: clock.now(), figures })
  }
  return parts
}
