import { useTranslations } from 'use-intl/react'
import type { BodyOf } from '#contract/call.ts'
import type { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import { payoutTargetOf } from '#contract/shapes/payment-names.ts'
import { payoutPartnerOf, WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { WithdrawInfo } from './withdrawal.ts'

export type Method = BodyOf<typeof withdraw>['method']

/** The brand's methods that the player can choose: a card only when the partner has stored one. */
export function methodsOf({ methods, cards }: WithdrawInfo): Method[] {
  return WITHDRAWAL_METHODS.filter(
    (one) => methods.includes(one) && (payoutTargetOf(one) !== 'card' || cards.length > 0),
  )
}

/** The method by which money must be returned first, or the first of all. */
export function usualMethod(info: WithdrawInfo): Method {
  const methods = methodsOf(info)
  return methods.find((one) => mustComeFirst(info, one)) ?? methods[0] ?? 'BankTransfer'
}

const mustComeFirst = ({ waysBack }: WithdrawInfo, method: Method) =>
  waysBack.some((way) => way.method === payoutPartnerOf(method))

type Props = {
  readonly info: WithdrawInfo
  readonly method: Method
  readonly onChange: (method: Method) => void
}

/**
 * Choice of the method: while money deposited through a partner is left, only its method can be chosen, and the page
 * says why.
 */
export function WayFields({ info, method, onChange }: Props) {
  const t = useTranslations('withdraw')
  const { locale } = useSite()
  const methods = methodsOf(info)
  const [first] = info.waysBack
  if (methods.length < 2) return null
  return (
    <fieldset className="way-choice" aria-describedby={first ? 'withdraw-way-first' : undefined}>
      <legend>{t('way')}</legend>
      {methods.map((one) => (
        <div key={one}>
          <input
            id={`withdraw-way-${one}`}
            type="radio"
            name="way"
            value={one}
            checked={one === method}
            disabled={first !== undefined && !mustComeFirst(info, one)}
            onChange={() => onChange(one)}
          />
          <label htmlFor={`withdraw-way-${one}`}>
            <b>{t(`ways.${one}`)}</b> <small>{t(`wayNotes.${one}`)}</small>
          </label>
        </div>
      ))}
      {first ? (
        <p className="note" id="withdraw-way-first">
          {t('wayFirst', { amount: formatMoney(first.left, locale) })}
        </p>
      ) : null}
    </fieldset>
  )
}
