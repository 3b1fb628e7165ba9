import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { SecurityEventKind } from '#contract/shapes/security-events.ts'
import type { Currency, Money } from '#contract/shapes/money.ts'
import type { WholeMoney } from '#contract/shapes/wallet-money.ts'
import type { Clock, ControlBus, Database, Transaction } from '#server/kernel/index.ts'
import type { PasskeyParty } from './factors/passkeys.ts'
import type { Passwords } from './secrets/passwords.ts'
import type { SessionWaiters } from './profile/session-waiters.ts'
import type { Sealer } from './sealer.ts'
import type { SessionCache } from './session-cache.ts'
import type { SignInRules } from './sign-in-rules.ts'
import type { StaffLanguage } from './staff/staff.queries.ts'

export type LanguageCode = Static<typeof Language>

/** Needs of the room, given when a process is composed. Each use case takes its part. */
export type SignInNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly market: { readonly currency: Currency; readonly timeZone: string }
  /** Version of the terms that a new player accepts. */
  readonly termsVersion: string
  readonly rules: SignInRules
  readonly passwords: Passwords
  readonly sealer: Sealer
  /** Shared with the guards of the same process. */
  readonly sessions: SessionCache
  /** Open requests of pages of staff that wait for a change of their session. */
  readonly waiters: SessionWaiters
  readonly sendControl: ControlBus['send']
  /** Refuses a sign-in by the player's limits; returns when the session must end by them. */
  readonly judgeSignIn: (tx: Transaction, playerId: number) => Promise<{ readonly sessionEndsAt: Date | null }>
  /** The secret from which signing keys of services are derived. */
  readonly signingKey: Buffer
  /** Issuer that an authenticator app shows beside the code. */
  readonly issuer: string
  // Functions of rooms that this one may not import.
  readonly openWallet: (tx: Transaction, wallet: { playerId: number; currency: Currency }) => Promise<unknown>
  readonly blockPlaying: (tx: Transaction, playerId: number) => Promise<unknown>
  readonly unblockPlaying: (tx: Transaction, playerId: number) => Promise<unknown>
  readonly queueMail: (tx: Transaction, mail: SignInMail) => Promise<unknown>
  readonly queueCodeSms: (
    tx: Transaction,
    sms: { to: string; language: LanguageCode; code: string; minutes: number },
  ) => Promise<unknown>
  /** The holder of the card with a number, and the key of the counter of its PIN. */
  readonly readCard: (cardNumber: string) => Promise<{
    readonly key: string
    readonly card: { readonly cardId: string; readonly playerId: number; readonly isLocked: boolean } | undefined
  }>
  readonly passwordResetUrl: (token: string, language: LanguageCode) => string
  /** The player's money in every part, with what is held for withdrawals. */
  readonly readMoneyOf: (
    playerId: number,
  ) => Promise<WholeMoney & { depositedTotal: Money; stakedTotal: Money; wonTotal: Money }>
  /** URL of the page where a member of staff sets a password. */
  readonly staffLinkUrl: (token: string) => string
  /** Whether letters are sent; where they are not, the link is shown to the person who invites. */
  readonly doLettersLeave: boolean
  /** Language of staff who have chosen none. */
  readonly staffLanguage: StaffLanguage
  /** Origin for staff: the back office. */
  readonly passkeyParty: PasskeyParty
  /** Of players: exactly the host of the brand's site. */
  readonly playerPasskeyParty: PasskeyParty
  readonly recordStaffEvent: (tx: Transaction, event: StaffEvent) => Promise<unknown>
}

export type SignInMail = { readonly to: string; readonly language: LanguageCode } & (
  | { readonly template: 'one-time-password'; readonly values: { code: string; minutes: number } }
  | { readonly template: 'password-reset'; readonly values: { url: string; minutes: number } }
  | { readonly template: 'passkey-changed'; readonly values: { how: 'added' | 'removed'; name: string } }
  | {
      readonly template: 'staff-link'
      readonly values: { purpose: 'first' | 'invitation' | 'reset'; url: string; hours: number }
    }
  | {
      readonly template: 'staff-notice'
      readonly values: { kind: SecurityEventKind; at: string; source: string; client: string; role: string }
    }
)

/** Something that a member of staff did before or outside a guarded call: signed in, signed out, gave a wrong code. */
export type StaffEvent = {
  readonly userId: number
  readonly userName: string
  /** Null while there is no session yet. */
  readonly sessionId: string | null
  readonly action: 'staff.signed-in' | 'staff.signed-out' | 'staff.code-refused'
  readonly requestId: string
}
