import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { personChangeList } from '#contract/lists/person-changes.ts'
import { listPersonChanges } from '#contract/play-v1/staff-person.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

type Row = ReplyOf<typeof listPersonChanges>['rows'][number]

/** Changes of the person since registration: who, why, and what; values are stored masked. */
export function PersonChanges({ playerId }: { readonly playerId: number }) {
  const { t, or } = useTexts()
  return (
    <section aria-labelledby="person-changes-title">
      <h2 id="person-changes-title" className={layout.padded}>
        {t('personChanges.title')}
      </h2>
      <DataList
        list={personChangeList}
        label={t('personChanges.title')}
        empty={t('personChanges.none')}
        read={(question) =>
          ask(api(listPersonChanges, { query: { ...question, playerId } as QueryOf<typeof listPersonChanges> }))
        }
        keyOf={({ at, changes }) => `${at} ${changes.map(({ field }) => field).join(' ')}`}
        keptAs={['player', playerId, 'person-changes']}
        of={{ playerId: String(playerId) }}
        cells={{
          byKind: ({ byName, explanation, reason, signedByName }: Row) => (
            <span className={textStyles.small}>
              {byName ?? t('personChanges.player')}
              {reason ? `, ${or(`personReason.${reason}`, reason)}` : ''}
              {signedByName ? `, ${t('personChanges.signedBy', { name: signedByName })}` : ''}
              {explanation ? <div className={textStyles.muted}>{explanation}</div> : null}
            </span>
          ),
          changes: ({ changes }: Row) =>
            changes.map(({ after, before, field }) => (
              <div key={field} className={textStyles.small}>
                {or(`personField.${field}`, field)}: {before || '–'} → {after || '–'}
              </div>
            )),
        }}
      />
    </section>
  )
}
