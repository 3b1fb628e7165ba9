import { unprovedIn } from './problem-details.ts'
import { useTexts } from './use-texts.ts'
import { writeBookMonth } from './write-book-day.ts'

/** The closed months for which a statement is refused, each with the reason. */
export function UnprovedMonths({
  details,
  code,
}: {
  readonly details: Readonly<Record<string, unknown>> | undefined
  readonly code: string
}) {
  const { t, language } = useTexts()
  return unprovedIn(details, code).map(({ month, why }) => (
    <div key={month}>{t(`error.unproved.${why}`, { month: writeBookMonth(month, language) })}</div>
  ))
}
