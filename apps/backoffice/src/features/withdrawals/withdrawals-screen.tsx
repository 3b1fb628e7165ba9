import { useQuery } from '@tanstack/react-query'
import { HandCoins, Landmark, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import type * as withdrawals from '#contract/onling-v2/withdrawals.ts'
import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { MakePayoutDialog } from './make-payout-dialog.tsx'
import { QueueFilterBar, type QueueFilter } from './queue-filter.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TransferFiles } from './transfer-files.tsx'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'
import { withdrawalStatus } from './withdrawal-status.ts'

export type Withdrawal = ReplyOf<typeof withdrawals.listPendingWithdrawPlayers>['rows'][number]

const READ_EVERY_MS = 30_000

/** The queue of money out: who waits, for how long, what to look at; and the files for the bank. */
export function WithdrawalsScreen() {
  const { t, language } = useTexts()
  const [state, setState] = useState<WithdrawalState>()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Withdrawal>>(new Map())
  const [open, setOpen] = useState<Withdrawal>()
  const [isSending, setIsSending] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const [bulk, setBulk] = useState<readonly string[]>()
  const [filter, setFilter] = useState<QueueFilter>({})
  const { query, rows } = usePages(
    ['withdrawals', state, filter],
    (cursor) =>
      ask(
        api(listPendingWithdrawPlayers, {
          query: { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}), ...filter },
        }),
      ),
    { everyMs: READ_EVERY_MS },
  )
  const sums = useQuery({
    queryKey: ['withdrawals', 'sums'],
    queryFn: async () => (await ask(api(listPendingWithdrawPlayers, { query: { limit: 1 } }))).summary,
    refetchInterval: READ_EVERY_MS,
  })
  useRowKeys()
  // What has gone on meanwhile is not sent: only rows that still wait count. Cash is handed over, one by one.
  const waiting = new Set(
    rows.flatMap(({ state: now, method, withdrawalId }) =>
      now === 'pending' && method !== 'CashPayout' ? [withdrawalId] : [],
    ),
  )
  const toSend = [...chosen.values()].filter(({ withdrawalId }) => waiting.has(withdrawalId))
  const total = toSend.reduce((sum, { amount }) => sum + amount.amountMinor, 0)
  const currency = toSend[0]?.amount.currency ?? 'CZK'

  const shown = new Set(rows.map(({ withdrawalId }) => withdrawalId))
  const marked = [...chosen.keys()].filter((id) => shown.has(id))

  const choose = (row: Withdrawal, isChosen: boolean) => {
    const next = new Map(chosen)
    if (isChosen) next.set(row.withdrawalId, row)
    else next.delete(row.withdrawalId)
    setChosen(next)
  }

  return (
    <>
      <div className="head">
        <div className="grow">
          <h1>{t('screen.withdrawals')}</h1>
          <div className="s mut">{t('withdrawals.what')}</div>
        </div>
        <ActionButton
          permission="payments.manage"
          icon={<HandCoins aria-hidden="true" />}
          label={t('payouts.make')}
          onClick={() => setIsMaking(true)}
        />
        {marked.length > 0 ? (
          <ActionButton
            permission="payments.manage"
            icon={<ListChecks aria-hidden="true" />}
            label={t('queue.bulk', { count: marked.length })}
            onClick={() => setBulk(marked)}
          />
        ) : null}
        {toSend.length > 0 ? (
          <ActionButton
            permission="payments.manage"
            className="pri"
            icon={<Landmark aria-hidden="true" />}
            label={t('withdrawals.send', {
              count: toSend.length,
              total: writeMoney({ amountMinor: total, currency }),
            })}
            onClick={() => setIsSending(true)}
          />
        ) : null}
      </div>
      <div className="row wrap box-pad">
        <button type="button" className="chip" aria-pressed={state === undefined} onClick={() => setState(undefined)}>
          {t('withdrawals.all')}
        </button>
        {sums.data?.map((sum) => (
          <button
            key={`${sum.state}${sum.total.currency}`}
            type="button"
            className="chip"
            aria-pressed={state === sum.state}
            title={`${t('withdrawals.since')} ${writeMoment(sum.oldestAt, language)}`}
            onClick={() => setState(sum.state)}
          >
            {t('withdrawals.sum', {
              state: t(`withdrawal.${sum.state}`),
              count: sum.count,
              total: writeMoney(sum.total),
            })}
            {sum.overDay > 0 ? (
              <span className="xs">
                {' '}
                · {t('queue.old', { overDay: sum.overDay, overThreeDays: sum.overThreeDays })}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <QueueFilterBar filter={filter} onChange={setFilter} />
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.withdrawals')}
        empty={t('withdrawals.empty')}
        head={
          <tr>
            <th>
              <span className="sr">{t('withdrawals.sendNone')}</span>
            </th>
            <th className="not-phone">{t('withdrawals.since')}</th>
            <th>{t('audit.player')}</th>
            <th className="hide">{t('withdrawals.payee')}</th>
            <th className="hide">{t('withdrawals.signals')}</th>
            <th>{t('players.state')}</th>
            <th className="n">{t('deposits.amount')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.withdrawalId} data-row={row.withdrawalId} tabIndex={-1}>
            <td>
              <input
                type="checkbox"
                aria-label={t('withdrawals.select', { reference: row.referenceNumber })}
                checked={chosen.has(row.withdrawalId)}
                onChange={(event) => choose(row, event.target.checked)}
              />
            </td>
            <td className="s mut nw not-phone">{writeMoment(row.requestedAt, language)}</td>
            <td className="nw">
              <button
                type="button"
                className="open-row lnk"
                aria-label={t('withdrawals.open', { reference: row.referenceNumber })}
                onClick={() => setOpen(row)}
              >
                {row.referenceNumber}
              </button>{' '}
              <Link to={paths.player(row.playerId)}>{t('player.title', { id: row.playerId })}</Link>
            </td>
            <td className="s sec hide">
              {row.holder} · {row.accountHint || t('method.CashPayout')}
            </td>
            <td className="s hide">{row.signals.map((signal) => t(`signal.${signal}`)).join(', ') || '–'}</td>
            <td>
              <Status kind={withdrawalStatus(row.state)}>{t(`withdrawal.${row.state}`)}</Status>
            </td>
            <td className="n b">{writeMoney(row.amount)}</td>
          </tr>
        ))}
      </PagedList>
      <TransferFiles />
      {bulk ? (
        <BulkDialog withdrawalIds={bulk} onDone={() => setChosen(new Map())} onClose={() => setBulk(undefined)} />
      ) : null}
      {open ? <WithdrawalDialog withdrawal={open} onClose={() => setOpen(undefined)} /> : null}
      {isMaking ? <MakePayoutDialog onClose={() => setIsMaking(false)} /> : null}
      {isSending ? (
        <SendDialog
          withdrawals={toSend}
          total={{ amountMinor: total, currency }}
          onSent={() => setChosen(new Map())}
          onClose={() => setIsSending(false)}
        />
      ) : null}
    </>
  )
}
