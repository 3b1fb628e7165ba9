import { useRef, useState, type FormEvent } from 'react'
import { payoutTargetOf } from '#contract/shapes/payment-names.ts'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import { formatMoney, type Money } from '#money'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { useFieldFocus } from '../../shell/fields/field-focus.ts'
import { AmountField } from '../../shell/fields/amount-field.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { readAmount, writeAmount } from '../../shell/fields/read-amount.ts'
import { BeforeForm } from './before-form.tsx'
import { CardChoice } from './card-choice.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { UsualNote } from './usual-note.tsx'
import { usualMethod, WayFields } from './way-fields.tsx'
import { WhatEnds } from './what-ends.tsx'
import type { Withdrawal, WithdrawInfo } from './withdrawal.ts'
import type { WithdrawalNeeds } from './withdrawal-needs.ts'

type Props = {
  readonly info: WithdrawInfo
  /** Verified accounts: money goes to them only. */
  readonly accounts: WithdrawalNeeds['accounts']
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onDone: (withdrawal: Withdrawal) => void
}

/** Formatted as in their country. */
const writtenAccounts = (accounts: Props['accounts']) => accounts.map(({ local, iban }) => local ?? iban)

/** Above what can be withdrawn the server's refusal would suggest a deposit. */
function problemOf(typed: string, amountMinor: number | undefined, { leastMinor, mostMinor }: Range) {
  if (amountMinor === undefined) return typed === '' ? undefined : 'badAmount'
  return amountMinor > mostMinor ? 'tooMuch' : amountMinor < leastMinor ? 'tooLittle' : undefined
}
type Range = { readonly leastMinor: number; readonly mostMinor: number }

/** The amount is restored after another sign-in. */
function useAmountAgain(): string {
  const again = /^\d{1,11}$/.exec(useSearchParams()[0].get('amount') ?? '')?.[0]
  return again === undefined ? '' : writeAmount(Number(again))
}

/** A refusal is about what was sent: it goes when something is corrected. */
const correcting =
  (forget: () => void) =>
  <Value,>(set: (value: Value) => void) =>
  (value: Value) => {
    set(value)
    forget()
  }

/** Amount, account and holder. */
export function WithdrawForm({ info, accounts, errors, onDone }: Props) {
  const t = useTranslations('withdraw')
  const { locale, signedIn } = useSite()
  const [typed, setTyped] = useState(useAmountAgain())
  const [method, setMethod] = useState(() => usualMethod(info))
  const to = payoutTargetOf(method) ?? 'account'
  const [storedCardId, setStoredCardId] = useState(info.cards[0]?.cardId ?? '')
  const [verification, setVerification] = useState(info.verifications[0])
  const [account, setAccount] = useState(() => writtenAccounts(accounts)[0] ?? '')
  const [holder, setHolder] = useState(signedIn ? `${signedIn.profile.firstName} ${signedIn.profile.surname}` : '')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  // One idempotency key for one intention: a second press, or a retry after a lost response, is the same withdrawal.
  const [intention, setIntention] = useState<{ readonly of: string; readonly key: string }>()
  const form = useRef<HTMLFormElement>(null)
  useFieldFocus(form, failed)
  const amountMinor = readAmount(typed)
  const { currency } = info.available
  const most = Math.min(info.available.amountMinor, info.max.amountMinor)
  const mostText = formatMoney({ amountMinor: most, currency }, locale)
  const problem = problemOf(typed, amountMinor, { leastMinor: info.min.amountMinor, mostMinor: most })
  const badField = failed?.details?.['field']
  const correct = correcting(() => setFailed(undefined))
  const typeAmount = correct(setTyped)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (amountMinor === undefined || problem)
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const target = to === 'card' ? { storedCardId } : to === 'wallet' ? {} : { account, holder }
    const of = JSON.stringify([amountMinor, method, target])
    const key = intention?.of === of ? intention.key : crypto.randomUUID()
    setIntention({ of, key })
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(withdraw, {
      body: {
        amount: { amountMinor, currency },
        method,
        ...target,
        ...(verification ? { verification } : {}),
        idempotencyKey: key,
      },
    })
    setIsBusy(false)
    if (answer.ok) {
      // Without a verification the form stays: another withdrawal of the same amount is another intention.
      setIntention(undefined)
      setTyped('')
      onDone(answer.data)
    } else if (answer.status === 401)
      location.assign(paths.login(locale, `${paths.withdraw(locale)}?amount=${amountMinor}`))
    else setFailed(answer)
  }

  return (
    <PageForm ref={form} onSubmit={(event) => void submit(event)}>
      <BeforeForm info={info} accounts={to === 'account' ? accounts : []} />
      <AmountField
        label={t('amount')}
        hint={t('range', { min: formatMoney(info.min, locale), max: formatMoney(info.max, locale) })}
        problem={problem && t(problem, { min: formatMoney(info.min, locale), max: mostText })}
        isWrong={badField === 'amount'}
        value={typed}
        onChange={(event) => typeAmount(event.target.value)}
        more={
          most >= info.min.amountMinor ? (
            <button type="button" className="text-link" onClick={() => typeAmount(writeAmount(most))}>
              {t('all')} ({mostText})
            </button>
          ) : null
        }
      />
      <WayFields info={info} method={method} onChange={correct(setMethod)} />
      {to === 'card' ? (
        <CardChoice cards={info.cards} chosen={storedCardId} onChange={correct(setStoredCardId)} />
      ) : to === 'wallet' ? null : (
        <AccountFields
          accounts={accounts}
          account={account}
          holder={holder}
          badField={badField}
          onAccount={correct(setAccount)}
          onHolder={correct(setHolder)}
        />
      )}
      <ChannelChoice channels={info.verifications} chosen={verification} onChange={setVerification} />
      <UsualNote info={info} method={method} />
      <WhatEnds ends={info.ends} />
      <Failure failed={failed} texts={errors} />
      <SubmitButton amount={amountMinor === undefined ? undefined : { amountMinor, currency }} isBusy={isBusy} />
    </PageForm>
  )
}

function SubmitButton({ amount, isBusy }: { readonly amount: Money | undefined; readonly isBusy: boolean }) {
  const t = useTranslations('withdraw')
  const { locale } = useSite()
  return (
    <Button type="submit" size="large" className="button-full" isLoading={isBusy} disabled={amount === undefined}>
      {amount === undefined ? t('choose') : t('submit', { amount: formatMoney(amount, locale) })}
    </Button>
  )
}

type AccountProps = {
  readonly accounts: Props['accounts']
  readonly account: string
  readonly holder: string
  /** The field that the server refused. */
  readonly badField: unknown
  readonly onAccount: (account: string) => void
  readonly onHolder: (holder: string) => void
}

function AccountFields({ accounts, account, holder, badField, onAccount, onHolder }: AccountProps) {
  const t = useTranslations('withdraw')
  return (
    <>
      <Field
        label={t('account')}
        hint={t('accountHint')}
        name="account"
        list="withdraw-accounts"
        autoComplete="off"
        spellCheck={false}
        required
        minLength={6}
        maxLength={42}
        value={account}
        aria-invalid={badField === 'account' ? true : undefined}
        onChange={(event) => onAccount(event.target.value)}
        more={
          <datalist id="withdraw-accounts">
            {writtenAccounts(accounts).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </datalist>
        }
      />
      <Field
        label={t('holder')}
        hint={t('holderHint')}
        name="holder"
        autoComplete="name"
        required
        minLength={2}
        maxLength={100}
        value={holder}
        aria-invalid={badField === 'holder' ? true : undefined}
        onChange={(event) => onHolder(event.target.value)}
      />
    </>
  )
}
