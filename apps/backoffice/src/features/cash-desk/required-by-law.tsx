import type { CashPresence } from '#contract/shapes/cash.ts'
import { CallProblem } from '../../shell/api.ts'
import { Note } from '../../shell/note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

const REQUIRED = ['document', 'origin'] as const
export type RequiredByLaw = (typeof REQUIRED)[number]

/** Everything that the law requires before a payment can continue; nothing for another error, or none. */
export function requiredByLaw(error: unknown): readonly RequiredByLaw[] {
  if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_IDENTIFICATION_NEEDED') return []
  const { needed, asksFor } = error.failed.details ?? {}
  // An API of before says one thing at a time.
  const asked: readonly unknown[] = Array.isArray(needed)
    ? needed.map((one) => (Object(one) as Record<string, unknown>)['asksFor'])
    : [asksFor]
  return REQUIRED.filter((one) => asked.includes(one))
}

type Props = { readonly asked: readonly RequiredByLaw[]; readonly law: CashPresence['law'] }

/** The message, with the sums above which the law requires it. */
export function RequiredNote({ asked, law }: Props) {
  const { t } = useTexts()
  const fromOf = { document: law.documentFrom, origin: law.originFrom }
  return (
    <Note kind="stop" role="alert">
      {asked.map((one) => {
        const from = fromOf[one]
        return <div key={one}>{t(`cash.asksFor.${one}`, { from: from ? writeMoney(from) : '' })}</div>
      })}
    </Note>
  )
}
