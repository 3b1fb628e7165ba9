import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { feeTariffList } from '#contract/lists/proposals.ts'
import * as calls from '#contract/play-v1/fees.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { FeeWayName } from './fee-way.tsx'
import { ProposalList } from './proposal-list.tsx'
import { readFeesAgain } from './read-again.ts'
import { writeTariff } from './write-tariff.ts'

type Tariff = ReplyOf<typeof calls.listFeeTariffs>['rows'][number]

/** Proposed tariffs: who, when, why, and how a second person decided. */
export function FeeTariffs() {
  const texts = useTexts()
  const { t, or, language } = texts
  return (
    <ProposalList
      list={feeTariffList}
      read={(question) => ask(api(calls.listFeeTariffs, { query: question as QueryOf<typeof calls.listFeeTariffs> }))}
      keptAs={['fees', 'tariffs']}
      idOf={({ tariffId }) => tariffId}
      label={t('fees.history')}
      empty={t('fees.none')}
      what={{
        key: 'method',
        render: ({ direction, method, partner, payer }) => (
          <>
            <FeeWayName direction={direction} method={method} partner={partner} />
            <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{t(`fees.payer.${payer}`)}</div>
          </>
        ),
      }}
      cells={{
        tariff: ({ tariff, currency, validFrom }: Tariff) => (
          <>
            {writeTariff(tariff, currency, texts)}
            <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
              {t('fees.from', { day: writeDay(validFrom, language) })}
            </div>
          </>
        ),
      }}
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
