import { listDecisions } from '#contract/play-v1/law.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

/** Which rule refused this player what, and when, in the sentence that the player was given. */
export function LimitRefusals({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const { query, rows } = usePages(['player', playerId, 'decisions', language], (cursor) =>
    ask(api(listDecisions, { query: { playerId, lang: language, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <section className={layout.column} aria-labelledby="refusals-title">
      <h2 id="refusals-title" className={layout.padded}>
        {t('refusals.title')}
      </h2>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('refusals.title')}
        empty={t('refusals.none')}
        head={
          <tr>
            <th>{t('refusals.at')}</th>
            <th>{t('refusals.rule')}</th>
            <th>{t('refusals.text')}</th>
          </tr>
        }
      >
        {rows.map(({ decisionId, at, refusal, text }) => (
          <tr key={decisionId} data-row={decisionId} tabIndex={-1}>
            <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(at, language)}</td>
            <td className={textStyles.unbroken}>{refusal.ruleId}</td>
            <td className={textStyles.small}>{text}</td>
          </tr>
        ))}
      </PagedList>
    </section>
  )
}
