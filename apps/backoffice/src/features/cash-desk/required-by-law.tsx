import type { CashPresence } from '#contract/shapes/cash.ts'
import { CallProblem } from '../../shell/api.ts'
import { Note } from '../../shell/note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

export type RequiredByLaw = 'document' | 'origin'

/** What the law requires before a payment can continue; undefined for another error, or none. */
export function requiredByLaw(error: unknown): RequiredByLaw | undefined {
  if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_IDENTIFICATION_NEEDED') return undefined
  return error.failed.details?.['asksFor'] === 'origin' ? 'origin' : 'document'
}

/** Says it with the sum from which on the law asks. */
export function RequiredNote({ asked, law }: { readonly asked: RequiredByLaw; readonly law: CashPresence['law'] }) {
  const { t } = useTexts()
  const from = asked === 'origin' ? law.originFrom : law.documentFrom
  return (
    <Note kind="stop" role="alert">
      {t(`cash.asksFor.${asked}`, { from: from ? writeMoney(from) : '' })}
    </Note>
  )
}
