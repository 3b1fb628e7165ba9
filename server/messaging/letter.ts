import type { ProposalKind } from '#contract/approval-actions.ts'
import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { SecurityEventKind } from '#contract/shapes/security-events.ts'

export type LanguageCode = Static<typeof Language>

type AboveMaxValues = {
  readonly venue: string
  readonly terminal: string
  readonly at: string
  readonly amount: string
  readonly max: string
  readonly rule: string
  readonly url: string
}

/** Values of each kind of letter. */
export type LetterValues = {
  readonly 'one-time-password': { readonly code: string; readonly minutes: number }
  readonly 'withdrawal-code': {
    readonly code: string
    readonly minutes: number
    readonly amount: string
    readonly account: string
  }
  /** `account` is the end of the target account; empty for cash and a wallet. */
  readonly 'withdrawal-ended': {
    readonly end: 'done' | 'refused' | 'returned' | 'confiscated' | 'expired'
    readonly amount: string
    readonly account: string
    readonly reference: string
  }
  readonly 'deposit-arrived': { readonly amount: string; readonly reference: string }
  /** A venue took money without a card and PIN; `place` is empty when it is unknown. */
  readonly 'money-taken': { readonly amount: string; readonly place: string }
  /** Money for a terminal that it did not take over in time. An empty place is left out. */
  readonly 'hold-expired': { readonly amount: string; readonly place: string }
  /** Money that is left on a terminal, and that the venue has not given back. */
  readonly 'credit-left': { readonly amount: string; readonly place: string }
  /** Staff of the venue closed the case of such money; without a payment in cash the receipt is empty. */
  readonly 'credit-closed': {
    readonly amount: string
    readonly place: string
    readonly outcome: 'paid' | 'wrong' | 'other'
    readonly receipt: string
  }
  /** A voucher for cash expired unused. */
  readonly 'voucher-expired': { readonly amount: string }
  /** `rounds` and `game` are for free rounds; `amount` is for money and for a bonus. */
  readonly 'tournament-prize': {
    readonly tournament: string
    readonly place: number
    readonly kind: 'money' | 'free-rounds' | 'bonus'
    readonly amount: string
    readonly rounds: number
    readonly game: string
  }
  readonly 'tournament-cancelled': { readonly tournament: string }
  readonly 'tournament-removed': {
    readonly tournament: string
    readonly because: 'disqualified' | 'excluded' | 'locked' | 'closed' | 'restricted'
  }
  /** A bonus is called by its name; amounts are written. */
  readonly 'bonus-offered': { readonly name: string; readonly amount: string; readonly until: string }
  readonly 'bonus-ending': { readonly name: string; readonly left: string; readonly until: string }
  readonly 'bonus-converted': { readonly name: string; readonly amount: string }
  readonly 'bonus-ended': {
    readonly name: string
    readonly how: 'expired' | 'withdrawal' | 'refund' | 'staff'
    readonly amount: string
  }
  /**
   * A part of a bonus was taken back with its deposit. `left` is what can still be accepted or played; empty when the
   * bonus has ended.
   */
  readonly 'bonus-lowered': {
    readonly name: string
    readonly state: 'offered' | 'active' | 'over'
    readonly back: string
    readonly left: string
  }
  readonly 'free-rounds-offered': { readonly rounds: number; readonly stake: string; readonly until: string }
  readonly 'free-rounds-ending': { readonly left: number; readonly until: string }
  readonly 'free-rounds-converted': { readonly to: 'cash' | 'bonus'; readonly amount: string }
  readonly 'free-rounds-ended': { readonly how: 'expired' | 'withdrawal' | 'staff'; readonly left: number }
  readonly 'document-approved': { readonly document: string }
  /** `message` says what was wrong, in the player's language. */
  readonly 'document-rejected': { readonly document: string; readonly message: string }
  readonly 'document-expiring': { readonly document: string; readonly day: string }
  /** New terms apply from a day on; the URL shows them. */
  readonly 'terms-change': { readonly day: string; readonly url: string }
  /** New terms that were announced before; the URL shows the terms in force. */
  readonly 'terms-taken-back': { readonly day: string; readonly url: string }
  /** To the contact of the old account: somebody began to migrate it. */
  readonly 'migration-begun': Readonly<Record<string, never>>
  /** With the number of player cards. */
  readonly 'migration-approved': { readonly cards: number }
  /** `message` says why, in the player's language. */
  readonly 'migration-rejected': { readonly message: string }
  readonly 'migration-expired': Readonly<Record<string, never>>
  readonly registration: { readonly url: string; readonly hours: number }
  readonly 'email-code': { readonly code: string; readonly minutes: number }
  readonly 'export-ready': { readonly days: number }
  /** A temporary account has more time. */
  readonly 'account-prolonged': { readonly until: string }
  /** A mistaken declaration no longer counts. */
  readonly 'declaration-taken-back': { readonly what: 'exposed' | 'sanctioned' }
  readonly 'account-closed': { readonly erases: boolean }
  /** A question to support has arrived; it is identified by its number. */
  readonly 'support-received': { readonly number: string }
  /** The answer itself only for somebody who cannot read it on the site. */
  readonly 'support-answered': { readonly number: string; readonly isWhole: boolean; readonly text: string }
  /** A text that staff have written for a trigger. */
  readonly 'from-staff': { readonly subject: string; readonly text: string }
  readonly 'password-reset': { readonly url: string; readonly minutes: number }
  /** A passkey of the player was added or removed. */
  readonly 'passkey-changed': { readonly how: 'added' | 'removed'; readonly name: string }
  /** To staff: a link for setting a password. */
  readonly 'staff-link': {
    readonly purpose: 'first' | 'invitation' | 'reset'
    readonly url: string
    readonly hours: number
  }
  /** To staff: a change of their access or their rights. Empty values are left out. */
  readonly 'staff-notice': {
    readonly kind: SecurityEventKind
    readonly at: string
    readonly source: string
    readonly client: string
    readonly role: string
  }
  /** To staff: outcome of their request for a second person. Empty values are left out. */
  readonly 'staff-request-ended': {
    readonly end: 'executed' | 'refused' | 'expired' | 'changed'
    readonly number: string
    readonly by: string
    readonly why: string
    readonly url: string
  }
  /** To staff: a package for an authority needs a person. */
  readonly 'staff-package': {
    readonly how: 'held' | 'refused-again' | 'rejected' | 'late'
    readonly name: string
    readonly url: string
  }
  /** To the managers of a venue: a stake or a win above the maximum of the law was reported. Empty values are left out. */
  readonly 'staff-stake-above-max': AboveMaxValues
  readonly 'staff-win-above-max': AboveMaxValues
  /** To the same: the clock of the machine on which the venue's agent runs is off. */
  readonly 'staff-clock-off': {
    readonly venue: string
    readonly agent: string
    readonly direction: 'ahead' | 'behind'
    readonly minutes: number
    readonly url: string
  }
  /** To staff: outcome of their proposal in a room. */
  readonly 'staff-proposal-ended': {
    readonly kind: ProposalKind
    readonly end: 'executed' | 'refused'
    readonly by: string
    readonly why: string
    readonly url: string
  }
}

export type Template = keyof LetterValues

/** A letter: recipient, language, and the values of its template. */
export type Mail = MailOf<Template>
export type MailOf<Some extends Template> = {
  [T in Some]: {
    readonly to: string
    readonly language: LanguageCode
    readonly template: T
    readonly values: LetterValues[T]
  }
}[Some]

export type Letter = { readonly subject: string; readonly text: string }
