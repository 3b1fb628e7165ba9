import type { ReplyOf } from '#contract/call.ts'
import type { getPolicy } from '#contract/play-v1/approvals.ts'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

export type Policy = ReplyOf<typeof getPolicy>
export type Rule = Policy['rules'][number]

/** The conditions of a row as one sentence. */
export function useWhen(): (rule: Rule) => string {
  const { t, or } = useTexts()
  const currency = useMainCurrency() ?? 'CZK'
  return ({ overMinor, withWarning, role, touchedOver, aboveCeiling }) => {
    const parts = [
      ...(overMinor === null
        ? []
        : [t('approvals.over', { amount: writeMoney({ amountMinor: overMinor, currency }) })]),
      ...(withWarning ? [t('approvals.withWarning')] : []),
      ...(role === null ? [] : [t('approvals.ofRole', { role: or(`role.${role}`, role) })]),
      ...(touchedOver === null ? [] : [t('approvals.touchedOver', { count: touchedOver })]),
      ...(aboveCeiling ? [t('approvals.aboveCeiling')] : []),
    ]
    return parts.length === 0 ? t('approvals.always') : parts.join(', ')
  }
}
