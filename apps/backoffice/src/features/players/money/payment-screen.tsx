import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getPayment } from '#contract/play-v1/staff-payments.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Loading } from '../../../shell/loading.tsx'
import { paths } from '../../../shell/paths.ts'
import { paymentStatus } from '../../../shell/payment-status.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { withdrawalStatus } from '../../../shell/withdrawal-status.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { DepositHead, DepositRow, type DepositAction } from './deposit-rows.tsx'
import { EntryHead, EntryLine } from './entries-tab.tsx'
import { PaymentHistory } from './payment-history.tsx'

type Found = ReplyOf<typeof getPayment>
type FoundWithdrawal = NonNullable<Found['withdrawal']>
type Dialog = ComponentType<{ readonly withdrawal: FoundWithdrawal; readonly onClose: () => void }>

/** A payment by its number, in any state: its history, and its movements in the books. */
export function PaymentScreen({ WithdrawalDialog }: { readonly WithdrawalDialog: Dialog }) {
  const { t } = useTexts()
  const number = useParams()['number'] ?? ''
  const query = useQuery({
    queryKey: ['payment', number],
    queryFn: () => ask(api(getPayment, { query: { number } })),
    enabled: /^\d{10}$/.test(number),
  })
  const found = query.data
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{titleOf(found, number, t)}</h1>
          {found ? (
            <Link
              className={joinClasses(textStyles.link, textStyles.small)}
              to={paths.player(found.playerId, found.deposit ? 'deposits' : 'withdrawals')}
            >
              {t('player.title', { id: found.playerId })}
            </Link>
          ) : null}
        </div>
        {found ? <State found={found} /> : null}
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      <Loading query={query} />
      {query.isLoading || found || query.isError ? null : (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('shell.nothingHere')}</p>
      )}
      {found ? (
        <div className={layout.list}>
          {found.deposit ? <DepositPart deposit={found.deposit} number={number} /> : null}
          {found.withdrawal ? (
            <WithdrawalPart withdrawal={found.withdrawal} number={number} Dialog={WithdrawalDialog} />
          ) : null}
          <PaymentHistory found={found} />
          <Books found={found} />
        </div>
      ) : null}
    </>
  )
}

function titleOf(found: Found | undefined, number: string, t: ReturnType<typeof useTexts>['t']): string {
  if (!found) return t('payments.title', { number })
  return t(found.deposit ? 'payments.deposit' : 'payments.withdrawal', { number })
}

function State({ found: { deposit, withdrawal } }: { readonly found: Found }) {
  const { t } = useTexts()
  if (deposit) {
    return (
      <Status kind={paymentStatus(deposit.state)} tinted>
        {t(`payment.${deposit.state}`)}
      </Status>
    )
  }
  if (!withdrawal) return null
  return (
    <Status kind={withdrawalStatus(withdrawal.state)} tinted>
      {t(`withdrawal.${withdrawal.state}`)}
    </Status>
  )
}

const readAgain = (number: string) => queryClient.invalidateQueries({ queryKey: ['payment', number] })

function DepositPart({ deposit, number }: { deposit: NonNullable<Found['deposit']>; number: string }) {
  const { t } = useTexts()
  const [input, setInput] = useState<DepositAction>()
  return (
    <>
      <div className={layout.tablePlace}>
        <Table scrolls="around" label={t('payments.deposit', { number })} head={<DepositHead />}>
          <DepositRow deposit={deposit} onAction={setInput} />
        </Table>
      </div>
      {input ? (
        <DepositDialog
          input={input}
          onClose={() => {
            setInput(undefined)
            void readAgain(number)
          }}
        />
      ) : null}
    </>
  )
}

type WithdrawalProps = { readonly withdrawal: FoundWithdrawal; readonly number: string; readonly Dialog: Dialog }

function WithdrawalPart({ withdrawal, number, Dialog }: WithdrawalProps) {
  const { t, or } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={joinClasses(layout.padded, layout.column)}>
      <div className={joinClasses(layout.row, layout.wrap)}>
        <span className={joinClasses(textStyles.sum, layout.grow)}>{writeMoney(withdrawal.amount)}</span>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('payments.act')}
        </Button>
      </div>
      <div className={joinClasses(textStyles.small, textStyles.secondary)}>
        {or(`method.${withdrawal.method}`, withdrawal.method)} {withdrawal.accountHint}
      </div>
      {isOpen ? (
        <Dialog
          withdrawal={withdrawal}
          onClose={() => {
            setOpen(false)
            void readAgain(number)
          }}
        />
      ) : null}
    </div>
  )
}

function Books({ found: { entries, deposit, withdrawal } }: { readonly found: Found }) {
  const { t } = useTexts()
  if (entries === null) return null
  const currency = (deposit ?? withdrawal)?.amount.currency ?? 'CZK'
  return (
    <section aria-labelledby="payment-books">
      <h2 id="payment-books" className={layout.padded}>
        {t('payments.books')}
      </h2>
      {entries.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('payments.noBooks')}</p>
      ) : (
        <div className={layout.tablePlace}>
          <Table scrolls="around" labelledBy="payment-books" head={<EntryHead currency={currency} />}>
            {entries.map((entry) => (
              <EntryLine key={entry.reference} entry={entry} />
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}
