import { listPersonChanges } from '#contract/play-v1/staff-person.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { usePages } from '../../../shell/paged-list.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

/** Who changed the person since registration, why, and what: covered as it is kept. */
export function PersonChanges({ playerId }: { readonly playerId: number }) {
  const { t, or, language } = useTexts()
  const { query, rows } = usePages(['player', playerId, 'person-changes'], (cursor) =>
    ask(api(listPersonChanges, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <section aria-labelledby="person-changes-title" aria-busy={query.isPending}>
      <h2 id="person-changes-title" className={layout.padded}>
        {t('personChanges.title')}
      </h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && rows.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.muted)}>{t('personChanges.none')}</p>
      ) : null}
      {rows.length > 0 ? (
        <Table
          scrolls="around"
          head={
            <tr>
              <th>{t('personChanges.at')}</th>
              <th>{t('personChanges.by')}</th>
              <th>{t('personChanges.what')}</th>
            </tr>
          }
        >
          {rows.map((row) => (
            <tr key={`${row.at} ${row.changes.map(({ field }) => field).join(' ')}`}>
              <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(row.at, language)}</td>
              <td className={textStyles.small}>
                {row.byName ?? t('personChanges.player')}
                {row.reason ? `, ${or(`personReason.${row.reason}`, row.reason)}` : ''}
                {row.explanation ? <div className={textStyles.muted}>{row.explanation}</div> : null}
              </td>
              <td className={textStyles.small}>
                {row.changes.map(({ field, before, after }) => (
                  <div key={field}>
                    {or(`personField.${field}`, field)}: {before || '–'} → {after || '–'}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      {query.hasNextPage ? (
        <Button variant="outlined" onClick={() => void query.fetchNextPage()}>
          {t('personChanges.more')}
        </Button>
      ) : null}
    </section>
  )
}
