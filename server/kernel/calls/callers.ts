import type { ShutdownPart } from '#contract/shutdown-parts.ts'
import type { CallDefinition, Permission, Scope } from '#contract/call.ts'
import type { Signer, SignedRequest } from './signed-requests.ts'
import type { ActorKind, AuditChange, AuditSubject } from '#contract/shapes/audit.ts'

/** Who makes a call, found by the token of the request. */
export type PlayerCaller = {
  readonly kind: 'player'
  readonly playerId: number
  readonly sessionId: string
  readonly sessionStartedAt: Date
  readonly idleEndsAt: Date
  readonly absoluteEndsAt: Date
}

export type StaffCaller = {
  readonly kind: 'staff'
  readonly userId: number
  readonly name: string
  readonly sessionId: string
  readonly audience: string
  /** Keys of the roles that are in force now, at this brand. */
  readonly roles: readonly string[]
  readonly permissions: readonly Permission[]
  /** Highest amount of one action by permission, in minor units of the market's currency; absent means no ceiling. */
  readonly ceilings: Readonly<Partial<Record<Permission, number>>>
  /** At which venues a permission counts; absent: everywhere. */
  readonly venues?: Readonly<Partial<Record<Permission, readonly string[]>>>
  /** Why a member of staff with roles has no permissions at the moment. */
  readonly closedBy?: 'working-hours' | 'network'
  readonly idleEndsAt: Date
  readonly absoluteEndsAt: Date
}

/** A game session. Anonymous demo play has no player. */
export type GameCaller = { readonly kind: 'game'; readonly gameSessionId: string; readonly playerId: number | null }

/** A land-based system (`internal`) or a registered device (`kiosk`): no person behind it. */
export type ClientCaller = {
  readonly kind: 'internal' | 'kiosk'
  readonly clientId: string
  readonly name: string
  /** The one venue that it acts for; null where it acts for none. */
  readonly venueId: string | null
  readonly venueName: string | null
  readonly scopes: readonly Scope[]
  /** Which of its (at most two) valid secrets it signed in with. */
  readonly secretId: string
  readonly ratePerMinute: number
}

export type Caller = PlayerCaller | StaffCaller | GameCaller | ClientCaller

/** Key that identifies a caller, by what it authenticated with. */
export function keyOf(caller: Caller): string {
  if (caller.kind === 'game') return `game ${caller.gameSessionId}`
  if (caller.kind === 'player' || caller.kind === 'staff') return `${caller.kind} ${caller.sessionId}`
  return `client ${caller.clientId}`
}

/** The type of a handler's caller, from the audience of its call. */
export type CallerOf<C extends CallDefinition> = C['audience'] extends 'player'
  ? PlayerCaller
  : C['audience'] extends 'staff'
    ? StaffCaller
    : C['audience'] extends 'game'
      ? GameCaller
      : C['audience'] extends 'internal' | 'kiosk'
        ? ClientCaller
        : Caller | undefined

/** Prefix of a token by its kind: `tp_…` player, `ts_…` staff, `tg_…` game, `tl_…` service or device. */
export const TOKEN_PREFIX = { player: 'tp', staff: 'ts', game: 'tg', client: 'tl' } as const

/**
 * Find the caller of a token; undefined when it is unknown, ended or expired. The rooms that own the sessions provide
 * them when the process is composed, so that the kernel knows no domain.
 */
export type Guards = {
  /** `isByPage`: the page sent the request on its own; it is no activity of the player. */
  readonly player: (token: string, isByPage?: boolean) => Promise<PlayerCaller | undefined>
  readonly staff: (token: string, source: string) => Promise<StaffCaller | undefined>
  readonly game: (token: string) => Promise<GameCaller | undefined>
  /** Services and devices; absent where there are none. */
  readonly clients?: ClientRules
  /** When a part of the platform that a planned shutdown has closed opens again; undefined while it is open. */
  readonly closedUntil?: (part: ShutdownPart) => Date | undefined
  /** Players whose personal data a member of staff sees uncovered at the moment; absent: none. */
  readonly revealedTo?: (caller: StaffCaller) => Promise<(playerId: number) => boolean>
  /** Whether a player is known at one of these venues. Absent: staff of venues may read no player. */
  readonly isKnownAt?: (playerId: number, venueIds: readonly string[]) => Promise<boolean>
  /** Written before a call of staff, a client or a partner runs; the outcome is added after it. */
  readonly recordCall: (record: CallRecord) => Promise<FinishCall>
}

/** What the room that owns the clients provides. */
export type ClientRules = {
  readonly find: (token: string) => Promise<ClientCaller | undefined>
  /** Who signed a request; undefined for a bad signature, a secret that has ended, and a nonce that was used. */
  readonly findSigner: (signed: SignedRequest) => Promise<Signer | undefined>
  readonly now: () => Date
  /** Counts a call, and refuses one outside the client's scopes, rate limit or venue. */
  readonly admit: (
    caller: ClientCaller,
    call: {
      readonly scope: Scope
      readonly places: readonly string[]
      readonly isSigned: boolean
      /** Common name of the client certificate that a proxy verified; null: none. */
      readonly certificateName: string | null
    },
  ) => Promise<void>
  readonly recordRefusal: (
    caller: ClientCaller,
    refusal: { readonly path: string; readonly code: string; readonly because: string },
  ) => Promise<void>
}

/** Who makes a call that is recorded. `id` is the number of a member of staff, or the name of a client or partner. */
export type CallActor = {
  readonly kind: Exclude<ActorKind, 'job'>
  readonly id: string
  readonly name: string
  /** The session of a member of staff. */
  readonly sessionId: string | null
}

/** Outcome of a recorded call. */
export type CallOutcome = {
  readonly status: number
  /** Code of the refusal. */
  readonly code: string | null
  /** The player whose data was returned, where the request did not name one. */
  readonly playerId: number | null
  readonly subjects: readonly AuditSubject[]
  readonly change: AuditChange | null
}

/** Adds the outcome to a record. */
export type FinishCall = (outcome: CallOutcome) => Promise<void>

export type CallRecord = {
  readonly actor: CallActor
  readonly action: string
  readonly playerId: number | null
  readonly reason: string | null
  readonly explanation: string | null
  readonly subject: string | null
  readonly source: string
  readonly requestId: string
}
