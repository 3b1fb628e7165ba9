import * as calls from '#contract/play-v1/fees.ts'
import { api, ask } from '../../shell/api.ts'
import { usePages } from '../../shell/paged-list.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { FeeWayName } from './fee-way.tsx'
import { ProposalReasons, ProposalState, ProposedBy } from './proposal-cells.tsx'
import { ProposalList } from './proposal-list.tsx'
import { readFeesAgain } from './read-again.ts'
import { writeTariff } from './write-tariff.ts'

/** Tariffs that were proposed: who, when, why, and how a second person decided. */
export function FeeTariffs() {
  const texts = useTexts()
  const { t, or, language } = texts
  const pages = usePages(['fees', 'tariffs'], (cursor) =>
    ask(api(calls.listFeeTariffs, { query: cursor ? { cursor } : {} })),
  )
  return (
    <ProposalList
      pages={pages}
      idOf={({ tariffId }) => tariffId}
      label={t('fees.history')}
      empty={t('fees.none')}
      head={
        <>
          <th>{t('fees.way')}</th>
          <th>{t('players.state')}</th>
          <th>{t('fees.tariff')}</th>
          <th className="hide">{t('corrections.why')}</th>
        </>
      }
      renderCells={(row) => (
        <>
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
        </>
      )}
      word={(row, move) => ({
        title: `${or(`method.${row.method}`, row.method)}, ${writeTariff(row.tariff, row.currency, texts)}`,
        consequence: {
          what: t(`fees.payer.${row.payer}`),
          text: t(move === 'approve' ? 'fees.begins' : 'fees.stays'),
        },
      })}
      onDecide={async ({ tariffId }, move, explanation) => {
        const call = move === 'approve' ? calls.approveFeeTariff : calls.rejectFeeTariff
        try {
          await ask(api(call, { body: { tariffId, explanation } }))
        } finally {
          await readFeesAgain()
        }
      }}
    />
  )
}
