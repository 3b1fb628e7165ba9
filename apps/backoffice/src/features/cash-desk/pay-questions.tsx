import type { CashPresence } from '#contract/shapes/cash.ts'
import { codeOf } from '../../shell/api.ts'
import { IdentificationFields, NOTHING_SEEN, type Seen } from '../../shell/identification-fields.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { warningsOf } from '../../shell/waits-note.tsx'
import { WarningTicks } from '../../shell/warning-ticks.tsx'
import { acceptableIds, EndsTick, endsOf, type Ends } from './ends-tick.tsx'
import { RequiredNote, requiredByLaw } from './required-by-law.tsx'

/** What the cashier says besides the amount. */
export type PaymentAnswers = {
  readonly seen: Seen
  readonly explanation: string
  readonly accepted: readonly string[]
  /** Ids of what ends with the payout, once the player has accepted it. */
  readonly acceptedEnds: readonly string[]
}
export const NOTHING_SAID: PaymentAnswers = { seen: NOTHING_SEEN, explanation: '', accepted: [], acceptedEnds: [] }

type Props = {
  readonly presence: Pick<CashPresence, 'law' | 'endsAtCashOut'>
  readonly error: unknown
  readonly said: PaymentAnswers
  readonly onSay: (said: PaymentAnswers) => void
}

/** What the law, the policy and the terms of bonuses ask of a payment; what ends with a payout is shown before it. */
export function PayQuestions({ presence, error, said, onSay }: Props) {
  const { t } = useTexts()
  const { seen, explanation, accepted, acceptedEnds } = said
  const refusal = codeOf(error)
  const asked = requiredByLaw(error)
  const warnings = warningsOf(error)
  const shown: Ends | undefined = presence.endsAtCashOut
  // An API of the release before does not say what ends, and asks for no acceptance.
  const ends = endsOf(error) ?? shown ?? []
  const ids = acceptableIds(ends)
  return (
    <>
      <EndsTick
        ends={ends}
        isAccepted={ids.every((id) => acceptedEnds.includes(id))}
        onAccept={(isAccepted) => onSay({ ...said, acceptedEnds: isAccepted ? ids : [] })}
      />
      {asked.length > 0 ? <RequiredNote asked={asked} law={presence.law} /> : null}
      {asked.length > 0 || refusal === 'ERR_DOCUMENT_NOT_OF_PLAYER' || seen !== NOTHING_SEEN ? (
        <IdentificationFields
          seen={seen}
          onSee={(next) => onSay({ ...said, seen: next })}
          isOriginRequired={asked.includes('origin') || seen.origin !== ''}
        />
      ) : null}
      {warnings.length > 0 || refusal === 'ERR_REASON_REQUIRED' || explanation !== '' ? (
        <TextField
          label={t('confirm.explanation')}
          value={explanation}
          maxLength={1000}
          onWrite={(next) => onSay({ ...said, explanation: next })}
        />
      ) : null}
      <WarningTicks
        warnings={warnings}
        accepted={accepted}
        onChange={(next) => onSay({ ...said, accepted: next })}
        isWrong={false}
      />
    </>
  )
}
