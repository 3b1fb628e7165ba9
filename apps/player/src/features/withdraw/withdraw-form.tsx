import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { BodyOf } from '#contract/call.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import { WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { formatMoney } from '#money'
import { Button } from '#ui/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { readAmount, writeAmount } from '../../shell/read-amount.ts'
import type { Withdrawal, WithdrawInfo } from './withdrawal.ts'

type Props = {
  readonly info: WithdrawInfo
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onDone: (withdrawal: Withdrawal) => void
}

type Method = BodyOf<typeof withdraw>['method']

/** The brand's methods that this form knows. */
const methodsOf = ({ methods }: WithdrawInfo): Method[] => WITHDRAWAL_METHODS.filter((one) => methods.includes(one))

/** How much, to which account, in whose name. */
export function WithdrawForm({ info, errors, onDone }: Props) {
  const t = useTranslations('withdraw')
  const { locale, signedIn } = useSite()
  const [typed, setTyped] = useState('')
  const [method, setMethod] = useState<Method>(() => methodsOf(info)[0] ?? 'BankTransfer')
  const [account, setAccount] = useState('')
  const [holder, setHolder] = useState(signedIn ? `${signedIn.profile.firstName} ${signedIn.profile.surname}` : '')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  // One key for one intention: pressing twice, or again after a lost answer, is the same withdrawal.
  const [intention, setIntention] = useState<{ readonly of: string; readonly key: string }>()
  const amountMinor = readAmount(typed)
  const isBad = typed !== '' && amountMinor === undefined
  const { currency } = info.available
  const most = Math.min(info.available.amountMinor, info.max.amountMinor)
  const badField = failed?.details?.['field']

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (amountMinor === undefined) return
    const of = `${amountMinor} ${method} ${account} ${holder}`
    const key = intention?.of === of ? intention.key : crypto.randomUUID()
    setIntention({ of, key })
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(withdraw, {
      body: { amount: { amountMinor, currency }, method, account, holder, idempotencyKey: key },
    })
    setIsBusy(false)
    if (answer.ok) onDone(answer.data)
    else if (answer.status === 401) location.assign(paths.login(locale, paths.withdraw(locale)))
    else setFailed(answer)
  }

  return (
    <form className="grid-form" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor="withdraw-amount">{t('amount')}</label>
        <span className="amt">
          <input
            id="withdraw-amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            aria-invalid={isBad || badField === 'amount' ? true : undefined}
            aria-describedby="withdraw-amount-note"
            onChange={(event) => setTyped(event.target.value)}
          />
          {currency === 'CZK' ? 'Kč' : '€'}
        </span>
        <small id="withdraw-amount-note" className={isBad ? 'bad' : undefined}>
          {isBad
            ? t('badAmount')
            : t('range', { min: formatMoney(info.min, locale), max: formatMoney(info.max, locale) })}
        </small>
        {most >= info.min.amountMinor ? (
          <button type="button" className="lnk" onClick={() => setTyped(writeAmount(most))}>
            {t('all')} ({formatMoney({ amountMinor: most, currency }, locale)})
          </button>
        ) : null}
      </div>
      {methodsOf(info).length > 1 ? (
        <fieldset className="pay-ways">
          <legend>{t('way')}</legend>
          {methodsOf(info).map((one) => (
            <div key={one}>
              <input
                id={`withdraw-way-${one}`}
                type="radio"
                name="way"
                value={one}
                checked={one === method}
                onChange={() => setMethod(one)}
              />
              <label htmlFor={`withdraw-way-${one}`}>
                <b>{t(`ways.${one}`)}</b> <small>{t(`wayNotes.${one}`)}</small>
              </label>
            </div>
          ))}
        </fieldset>
      ) : null}
      <div className="field">
        <label htmlFor="withdraw-account">{t('account')}</label>
        <input
          id="withdraw-account"
          autoComplete="off"
          spellCheck={false}
          required
          minLength={6}
          maxLength={42}
          value={account}
          aria-invalid={badField === 'account' ? true : undefined}
          aria-describedby="withdraw-account-note"
          onChange={(event) => setAccount(event.target.value)}
        />
        <small id="withdraw-account-note">{t('accountHint')}</small>
      </div>
      <div className="field">
        <label htmlFor="withdraw-holder">{t('holder')}</label>
        <input
          id="withdraw-holder"
          autoComplete="name"
          required
          minLength={2}
          maxLength={100}
          value={holder}
          aria-describedby="withdraw-holder-note"
          onChange={(event) => setHolder(event.target.value)}
        />
        <small id="withdraw-holder-note">{t('holderHint')}</small>
      </div>
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" className="full" isLoading={isBusy} disabled={amountMinor === undefined}>
        {amountMinor === undefined
          ? t('choose')
          : t('submit', { amount: formatMoney({ amountMinor, currency }, locale) })}
      </Button>
    </form>
  )
}
