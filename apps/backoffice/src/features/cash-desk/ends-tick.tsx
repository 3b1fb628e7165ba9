import type { CashPresence } from '#contract/shapes/cash.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { CallProblem, codeOf } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

type End = CashPresence['endsAtCashOut'][number]
/** An API of the release before gives no ids. */
export type Ends = readonly (Omit<End, 'id'> & { readonly id?: string })[]

/** What a refused payout would end; undefined for any other problem. */
export function endsOf(error: unknown): Ends | undefined {
  if (codeOf(error) !== 'ERR_WARNINGS_NOT_ACCEPTED' || !(error instanceof CallProblem)) return undefined
  const { ends } = error.failed.details ?? {}
  return Array.isArray(ends) ? (ends as Ends) : undefined
}

/** What is sent as accepted: ids, or names where there are none. */
export const acceptableIds = (ends: Ends): string[] => [...new Set(ends.map(({ id, name }) => id ?? name))]

type Props = {
  readonly ends: Ends
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/** Bonuses and free rounds that a payout ends, and the tick that the player knows it. */
export function EndsTick({ ends, isAccepted, onAccept }: Props) {
  const { t } = useTexts()
  if (ends.length === 0) return null
  return (
    <Note kind="risk">
      <div>
        <div>{t('cash.endsAtCashOut')}</div>
        <ul>
          {ends.map(({ id, name, left, rounds }, nth) => (
            <li key={id ?? nth}>
              {name}
              {left ? ` · ${writeMoney(left)}` : ''}
              {rounds === null ? '' : ` · ${t('cash.endsRounds', { count: rounds })}`}
            </li>
          ))}
        </ul>
        <label className={joinClasses(layout.row, textStyles.small)}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={isAccepted}
            onChange={({ target }) => onAccept(target.checked)}
          />
          {t('cash.endsAccepted')}
        </label>
      </div>
    </Note>
  )
}
