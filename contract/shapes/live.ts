import type { Permission } from '../permissions.ts'
import type { Currency } from './money.ts'

/** Parts of the live view, each with the rights of which one is enough to see it. Nothing in them is about a person. */
export const LIVE_REGIONS = {
  traffic: ['games.read', 'reports.read', 'operations.manage'],
  money: ['reports.read'],
  payments: ['payments.read'],
  support: ['support.read'],
  approvals: ['approvals.use'],
  documents: ['documents.read'],
  riskMoney: ['risk.money'],
  riskFraud: ['risk.fraud'],
  riskCare: ['risk.care'],
  partners: ['payments.read', 'operations.manage'],
  protection: ['players.read'],
  returns: ['games.read'],
  books: ['books.check'],
  chain: ['audit.read'],
  installation: ['operations.manage'],
} as const satisfies Record<string, readonly Permission[]>
export type LiveRegion = keyof typeof LIVE_REGIONS

/** The parts that somebody may see. Asked by the server before it tells, and by the screen for their places. */
export function liveRegionsFor(permissions: readonly Permission[]): LiveRegion[] {
  return Object.entries(LIVE_REGIONS).flatMap(([region, needed]) =>
    needed.some((one) => permissions.includes(one)) ? [region as LiveRegion] : [],
  )
}

/** What waits for a person, and how old the oldest of it is against what was promised. */
export type LiveQueue = {
  readonly count: number
  readonly oldestAt: string | null
  /** How many have waited for longer than was promised. */
  readonly late: number
  /** Null where each item has a promise of its own. */
  readonly promiseMinutes: number | null
}

/** Money of a day up to now, in minor units. */
export type LiveSums = {
  readonly rounds: number
  readonly stakeMinor: number
  readonly winMinor: number
  readonly ggrMinor: number
  readonly depositsMinor: number
  readonly withdrawalsMinor: number
}

/** One hour of a day. Null is unknown, which is not zero. */
export type LiveHour = {
  readonly startsAt: string
  readonly stakeMinor: number | null
  readonly winMinor: number | null
}

export type LiveDay = { readonly day: string; readonly hours: readonly LiveHour[] }

/** How an outside partner answered our own questions lately. */
export type LivePartner = {
  /** Key of a gateway, or the name of a register. */
  readonly name: string
  readonly kind: 'gateway' | 'register'
  readonly answered: number
  readonly failed: number
  readonly medianMs: number
  readonly lastAnsweredAt: string | null
  readonly lastFailedAt: string | null
}

export type LiveProcess = {
  readonly kind: 'api' | 'worker'
  readonly version: string
  readonly startedAt: string
  readonly seenAt: string
}

export type LiveJob = {
  readonly name: string
  readonly cron: string
  readonly lastBeganAt: string | null
  readonly lastEndedAt: string | null
  readonly lastFailedAt: string | null
  /** Runs that failed since the last good one. */
  readonly failures: number
}

export type LiveFigures = {
  readonly traffic: {
    readonly online: number
    readonly roundsPerSecond: number
    /** The most of the last hour. */
    readonly peakPerSecond: number
    /** One moment a minute of the last hour, oldest first. */
    readonly course: readonly { readonly at: string; readonly online: number; readonly roundsPerSecond: number }[]
  }
  readonly money: {
    readonly currency: Currency
    readonly today: LiveSums
    /** The same weekday a week ago up to this time of day; null where its course is not known. */
    readonly before: LiveSums | null
    /** That day whole. */
    readonly wholeBefore: LiveSums
    readonly course: LiveDay
    readonly courseBefore: LiveDay
    /** Today of each brand in the books, where there are several: as reports tell them to the same readers. */
    readonly brands: readonly (LiveSums & { readonly brand: string })[]
  }
  readonly payments: {
    readonly withdrawals: LiveQueue
    readonly deposits: LiveQueue
    readonly bankItems: LiveQueue
    /** When each of the oldest withdrawals was asked for, and in which state it is. */
    readonly waiting: readonly { readonly since: string; readonly state: string }[]
  }
  readonly support: LiveQueue
  readonly approvals: LiveQueue
  readonly documents: LiveQueue
  /** Alerts that nobody has looked at, of each area apart: an area has its own right. */
  readonly riskMoney: LiveQueue
  readonly riskFraud: LiveQueue
  readonly riskCare: LiveQueue
  readonly partners: readonly LivePartner[]
  readonly protection: {
    readonly limitsTightened: number
    readonly limitsLoosened: number
    /** Looser limits that are waiting for their day. */
    readonly loosenedWaiting: number
    readonly self: number
    readonly register: number
    readonly panic: number
    readonly breaks: number
    readonly byStaff: number
  }
  /** Games that are off because their return drifted from what is proved. */
  readonly returns: { readonly games: readonly string[] }
  /** The last comparison of the books with their entries, and of the figures with the books. */
  readonly books: {
    readonly checkedAt: string | null
    readonly differences: number
    readonly figuresCheckedAt: string | null
    readonly figuresDifferences: number
    readonly countedTo: string | null
  }
  readonly chain: {
    readonly headAt: string | null
    readonly checkedAt: string | null
    readonly problems: number
  }
  readonly installation: {
    readonly processes: readonly LiveProcess[]
    readonly jobs: readonly LiveJob[]
    readonly outboxWaiting: number
    readonly outboxOldestSeconds: number
    /** Lag is null where the copy tells none. */
    readonly replicas: readonly { readonly name: string; readonly state: string; readonly lagSeconds: number | null }[]
    readonly disks: readonly { readonly name: LiveDisk; readonly freeBytes: number; readonly totalBytes: number }[]
    /** Certificates and secrets of clients whose end is known, soonest first. */
    readonly ends: readonly {
      readonly name: string
      readonly kind: 'certificate' | 'client-secret'
      readonly at: string
    }[]
  }
}
export type LiveDisk = 'files' | 'audit'

/** A region as it was measured last. */
export type Measured<R extends LiveRegion = LiveRegion> = { readonly at: string; readonly figures: LiveFigures[R] }

/** What the stream of the live view says: every region that one may see, each with the moment of its figures. */
export type LiveNews = { readonly regions: { readonly [R in LiveRegion]?: Measured<R> } }
