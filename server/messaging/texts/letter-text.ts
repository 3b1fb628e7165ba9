import type { ProposalKind } from '#contract/approval-actions.ts'
import type { Role } from '#contract/permissions.ts'
import type { SecurityEventKind } from '#contract/shapes/security-events.ts'
import type { LetterValues, Template } from '../letter.ts'

/** A letter in ICU message syntax (`config/texts/fill-text.ts`). An empty paragraph is left out. */
export type LetterText = readonly [subject: string, ...paragraphs: string[]]

export type StaffTemplate = Extract<Template, `staff-${string}`>
type WithdrawalEnd = LetterValues['withdrawal-ended']['end']

export type PlayerLetter = Exclude<Template, StaffTemplate | 'withdrawal-ended'> | `withdrawal-${WithdrawalEnd}`
export type StaffLetter =
  | 'notice'
  | `link-${'first' | 'reset'}`
  | `package-${LetterValues['staff-package']['how']}`
  | 'stake-above-max'
  | 'win-above-max'
  | `clock-${LetterValues['staff-clock-off']['direction']}`
  | `request-${LetterValues['staff-request-ended']['end']}`
  | `proposal-${LetterValues['staff-proposal-ended']['end']}`

/** Letters to players; also the greeting of a letter, and text messages. */
export type PlayerTexts = Readonly<Record<PlayerLetter, LetterText>> &
  Readonly<Record<'hello' | 'verification-code' | 'payment-code', string>>

/** Texts that a tone words differently. */
export type OtherTexts = Partial<PlayerTexts>

/** Letters to staff. A role of the operator's own is shown by its key, and an event without a name by its kind. */
export type StaffTexts = Readonly<Record<StaffLetter, LetterText>> & {
  readonly hello: string
  readonly proposals: Readonly<Record<ProposalKind, string>>
  readonly events: Readonly<Partial<Record<SecurityEventKind, string>>>
  readonly roles: Readonly<Record<Role, string>>
}
