import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { cancel, commit, transfer } from '#contract/capi-v1.1/transfers.ts'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { AmountField } from '../../shell/fields/amount-field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { readAmount } from '../../shell/fields/read-amount.ts'
import { useSite } from '../../shell/site.ts'
import { wasLost } from '../../shell/was-lost.ts'

type Side = 'land-based' | 'cash'
type Props = {
  /** If switched off, money can only be moved back to the online wallet. */
  readonly isOn: boolean
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onDone: () => void
}

/** Moves money between the player's two wallets, in two steps: the amount is held until it is confirmed. */
export function TransferForm({ isOn, errors, onDone }: Props) {
  const t = useTranslations('venues')
  const { locale, currency } = useSite()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<Side>('land-based')
  const [begun, setBegun] = useState<ReplyOf<typeof transfer>>()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  // One idempotency key for one intention: a second press, or a retry after a lost response, is the same transfer.
  const [intention, setIntention] = useState<{ readonly of: string; readonly key: string }>()
  const to: Side = isOn ? wanted : 'cash'
  const amountMinor = readAmount(typed)

  async function begin(event: FormEvent) {
    event.preventDefault()
    if (amountMinor === undefined) return
    const of = `${amountMinor} ${to}`
    const key = intention?.of === of ? intention.key : crypto.randomUUID()
    setIntention({ of, key })
    setIsBusy(true)
    const answer = await api(transfer, { body: { amount: { amountMinor, currency }, to, idempotencyKey: key } })
    setIsBusy(false)
    setFailed(answer.ok ? undefined : answer)
    if (answer.ok) setBegun(answer.data)
    else if (!wasLost(answer)) setIntention(undefined)
  }

  async function end(call: typeof commit | typeof cancel) {
    if (!begun) return
    setIsBusy(true)
    const answer = await api(call, { query: { id: begun.transferId } })
    setIsBusy(false)
    setFailed(answer.ok ? undefined : answer)
    setBegun(undefined)
    setIntention(undefined)
    setTyped('')
    onDone()
  }

  return (
    <section className="panel">
      <h2>{t('move')}</h2>
      <Failure failed={failed} texts={errors} />
      {begun ? (
        <>
          <p className="note" role="status">
            {t('held', { amount: formatMoney(begun.taken, locale) })}
          </p>
          <div className="button-row">
            <Button size="large" isLoading={isBusy} onClick={() => void end(commit)}>
              {t('confirm')}
            </Button>
            <Button variant="ghost" size="large" disabled={isBusy} onClick={() => void end(cancel)}>
              {t('takeBack')}
            </Button>
          </div>
        </>
      ) : (
        <PageForm onSubmit={(event) => void begin(event)}>
          <fieldset className="quick-choice quick-choice-two" aria-label={t('where')}>
            {(['land-based', 'cash'] as const).map((side) => (
              <button
                key={side}
                type="button"
                aria-pressed={to === side}
                disabled={!isOn && side === 'land-based'}
                onClick={() => setWanted(side)}
              >
                {t(side === 'cash' ? 'toCash' : 'toVenues')}
              </button>
            ))}
          </fieldset>
          <AmountField
            label={t('amount')}
            value={typed}
            isWrong={typed !== '' && amountMinor === undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="submit"
            size="large"
            className="button-full"
            isLoading={isBusy}
            disabled={amountMinor === undefined}
          >
            {t('begin')}
          </Button>
        </PageForm>
      )}
    </section>
  )
}
