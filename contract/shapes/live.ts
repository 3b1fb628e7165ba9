import type { Permission } from '../permissions.ts'
import type { Currency } from './money.ts'

/** Regions of the live view, each with the permissions of which one is enough to see it. None has personal data. */
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

/** The regions that a person may see. Used by the server before it sends, and by the screen for its layout. */
export function liveRegionsFor(permissions: readonly Permission[]): LiveRegion[] {
  return Object.entries(LIVE_REGIONS).flatMap(([region, needed]) =>
    needed.some((one) => permissions.includes(one)) ? [region as LiveRegion] : [],
  )
}

/** A queue waiting for people, and the age of its oldest item compared with the promise. */
export type LiveQueue = {
  readonly count: number
  readonly oldestAt: string | null
  /** Number of items that have waited for longer than promised. */
  readonly late: number
  /** Null where each item has its own promise. */
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

/** One hour of a day. Null: unknown, which is not zero. */
export type LiveHour = {
  readonly startsAt: string
  readonly stakeMinor: number | null
  readonly winMinor: number | null
}

export type LiveDay = { readonly day: string; readonly hours: readonly LiveHour[] }

/** Recent responses of an outside partner to our requests. */
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
  /** Failed runs since the last successful one. */
  readonly failures: number
}

export type LiveFigures = {
  readonly traffic: {
    readonly online: number
    readonly roundsPerSecond: number
    /** The peak of the last hour. */
    readonly peakPerSecond: number
    /** One point for each minute of the last hour, oldest first. */
    readonly course: readonly { readonly at: string; readonly online: number; readonly roundsPerSecond: number }[]
  }
  readonly money: {
    readonly currency: Currency
    readonly today: LiveSums
    /** The same weekday a week ago up to this time of day; null where it is unknown. */
    readonly before: LiveSums | null
    /** The whole of that day. */
    readonly wholeBefore: LiveSums
    readonly course: LiveDay
    readonly courseBefore: LiveDay
    /** Today by brand in the books, if there are several: the same data as reports show to the same readers. */
    readonly brands: readonly (LiveSums & { readonly brand: string })[]
  }
  readonly payments: {
    readonly withdrawals: LiveQueue
    readonly deposits: LiveQueue
    readonly bankItems: LiveQueue
    /** When each of the oldest withdrawals was requested, and its state. */
    readonly waiting: readonly { readonly since: string; readonly state: string }[]
  }
  readonly support: LiveQueue
  readonly approvals: LiveQueue
  readonly documents: LiveQueue
  /** Alerts not reviewed yet, by area: each area has its own permission. */
  readonly riskMoney: LiveQueue
  readonly riskFraud: LiveQueue
  readonly riskCare: LiveQueue
  readonly partners: readonly LivePartner[]
  readonly protection: {
    readonly limitsTightened: number
    readonly limitsLoosened: number
    /** Requested looser limits that are not in force yet. */
    readonly loosenedWaiting: number
    readonly self: number
    readonly register: number
    readonly panic: number
    readonly breaks: number
    readonly byStaff: number
  }
  /** Games that are disabled because their return drifted from the proved one. */
  readonly returns: { readonly games: readonly string[] }
  /** The last check of the books against their entries, and of the figures against the books. */
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
    /** Lag is null where the replica reports none. */
    readonly replicas: readonly { readonly name: string; readonly state: string; readonly lagSeconds: number | null }[]
    readonly disks: readonly { readonly name: LiveDisk; readonly freeBytes: number; readonly totalBytes: number }[]
    /** Certificates and secrets of clients with a known expiry, soonest first. */
    readonly ends: readonly {
      readonly name: string
      readonly kind: 'certificate' | 'client-secret'
      readonly at: string
    }[]
  }
}
export type LiveDisk = 'files' | 'audit'

/** The last measurement of a region. */
export type Measured<R extends LiveRegion = LiveRegion> = { readonly at: string; readonly figures: LiveFigures[R] }

/** Messages of the live view's stream: every region that the person may see, each with the instant of its figures. */
export type LiveNews = { readonly regions: { readonly [R in LiveRegion]?: Measured<R> } }
