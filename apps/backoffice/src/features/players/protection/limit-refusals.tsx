import type { QueryOf } from '#contract/call.ts'
import { lawDecisionList } from '#contract/lists/law-decisions.ts'
import { listDecisions } from '#contract/play-v1/law.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { useTexts } from '../../../shell/use-texts.ts'

/** Refusals of this player by limits and rules: what, when, and the sentence that the player got. */
export function LimitRefusals({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  return (
    <section className={layout.column} aria-labelledby="refusals-title">
      <h2 id="refusals-title" className={layout.padded}>
        {t('refusals.title')}
      </h2>
      <DataList
        list={lawDecisionList}
        label={t('refusals.title')}
        empty={t('refusals.none')}
        read={(question) => ask(api(listDecisions, { query: question as QueryOf<typeof listDecisions> }))}
        keyOf={({ decisionId }) => decisionId}
        keptAs={['player', playerId, 'decisions']}
        of={{ playerId: String(playerId), lang: language }}
      />
    </section>
  )
}
