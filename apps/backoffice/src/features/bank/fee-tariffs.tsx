import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/fees.ts'
import { feeTariffCan, type FeeTariffState } from '#contract/states/fee-tariff-states.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { useMe } from '../../shell/session.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'
import { FeeWayName } from './fee-way.tsx'
import { readFeesAgain } from './read-again.ts'
import { writeTariff } from './write-tariff.ts'

type Tariff = ReplyOf<typeof calls.listFeeTariffs>['rows'][number]
type Deciding = { readonly row: Tariff; readonly move: 'approve' | 'reject' }

const KINDS: Readonly<Record<FeeTariffState, StatusKind>> = { proposed: 'wait', approved: 'ok', rejected: 'idle' }

/** Tariffs that were proposed: who, when, why, and how a second person decided. */
export function FeeTariffs() {
  const texts = useTexts()
  const { t, language } = texts
  const me = useMe().data
  const [deciding, setDeciding] = useState<Deciding>()
  const { query, rows } = usePages(['fees', 'tariffs'], (cursor) =>
    ask(api(calls.listFeeTariffs, { query: cursor ? { cursor } : {} })),
  )
  return (
    <>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('fees.history')}
        empty={t('fees.none')}
        head={
          <tr>
            <th>{t('fees.way')}</th>
            <th>{t('players.state')}</th>
            <th>{t('fees.tariff')}</th>
            <th className="hide">{t('corrections.why')}</th>
            <th>
              <span className="sr">{t('corrections.decide')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.tariffId} data-row={row.tariffId} tabIndex={-1}>
            <td>
              <FeeWayName direction={row.direction} method={row.method} partner={row.partner} />
              <div className="xs mut">{t(`fees.payer.${row.payer}`)}</div>
              <div className="xs mut">
                {row.proposedByName} · {writeMoment(row.proposedAt, language)}
              </div>
            </td>
            <td>
              <Status kind={KINDS[row.state]}>{t(`correction.${row.state}`)}</Status>
              {row.decidedByName ? <div className="xs mut">{row.decidedByName}</div> : null}
            </td>
            <td>
              {writeTariff(row.tariff, row.currency, texts)}
              <div className="xs mut">{t('fees.from', { day: writeDay(row.validFrom, language) })}</div>
            </td>
            <td className="s hide">
              <div className="sec">{row.explanation}</div>
              {row.decision ? <div className="mut">{row.decision}</div> : null}
            </td>
            <td>
              {feeTariffCan('approve', row.state) ? (
                <span className="row wrap">
                  {row.proposedBy === me?.user.userId ? (
                    <span className="xs mut">{t('corrections.other')}</span>
                  ) : (
                    <ActionButton
                      permission="payments.manage"
                      label={t('corrections.do.approve')}
                      onClick={() => setDeciding({ row, move: 'approve' })}
                    />
                  )}
                  <ActionButton
                    permission="payments.manage"
                    label={t('corrections.do.reject')}
                    onClick={() => setDeciding({ row, move: 'reject' })}
                  />
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </PagedList>
      {deciding ? <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} /> : null}
    </>
  )
}

function DecideDialog({ row, move, onClose }: Deciding & { readonly onClose: () => void }) {
  const texts = useTexts()
  const { t, or } = texts
  return (
    <ConfirmDialog
      title={`${t(`corrections.do.${move}`)}: ${or(`method.${row.method}`, row.method)}, ${writeTariff(row.tariff, row.currency, texts)}`}
      button={t(`corrections.do.${move}`)}
      consequences={[
        {
          kind: move === 'approve' ? 'risk' : 'idle',
          what: t(`fees.payer.${row.payer}`),
          text: t(move === 'approve' ? 'fees.begins' : 'fees.stays'),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const call = move === 'approve' ? calls.approveFeeTariff : calls.rejectFeeTariff
        try {
          await ask(api(call, { body: { tariffId: row.tariffId, explanation } }))
        } finally {
          await readFeesAgain()
        }
      }}
    >
      <p className="s">{row.explanation}</p>
    </ConfirmDialog>
  )
}
