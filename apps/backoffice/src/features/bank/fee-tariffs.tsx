import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/fees.ts'
import type { ProposalMove } from '#contract/states/proposal-states.ts'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { FeeWayName } from './fee-way.tsx'
import { ProposalDecisions, ProposalReasons, ProposalState, ProposedBy } from './proposal-cells.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { readFeesAgain } from './read-again.ts'
import { writeTariff } from './write-tariff.ts'

type Tariff = ReplyOf<typeof calls.listFeeTariffs>['rows'][number]
type Deciding = { readonly row: Tariff; readonly move: ProposalMove }

/** Tariffs that were proposed: who, when, why, and how a second person decided. */
export function FeeTariffs() {
  const texts = useTexts()
  const { t, language } = texts
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
              <ProposedBy proposal={row} />
            </td>
            <td>
              <ProposalState proposal={row} />
            </td>
            <td>
              {writeTariff(row.tariff, row.currency, texts)}
              <div className="xs mut">{t('fees.from', { day: writeDay(row.validFrom, language) })}</div>
            </td>
            <td className="s hide">
              <ProposalReasons proposal={row} />
            </td>
            <td>
              <ProposalDecisions proposal={row} onMove={(move) => setDeciding({ row, move })} />
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
    <ProposalDialog
      move={move}
      title={`${or(`method.${row.method}`, row.method)}, ${writeTariff(row.tariff, row.currency, texts)}`}
      explanation={row.explanation}
      consequence={{
        what: t(`fees.payer.${row.payer}`),
        text: t(move === 'approve' ? 'fees.begins' : 'fees.stays'),
      }}
      onClose={onClose}
      onDecide={async (explanation) => {
        const call = move === 'approve' ? calls.approveFeeTariff : calls.rejectFeeTariff
        try {
          await ask(api(call, { body: { tariffId: row.tariffId, explanation } }))
        } finally {
          await readFeesAgain()
        }
      }}
    />
  )
}
