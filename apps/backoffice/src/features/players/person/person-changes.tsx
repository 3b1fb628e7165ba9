import { listPersonChanges } from '#contract/play-v1/staff-person.ts'
import { api, ask } from '../../../shell/api.ts'
import { usePages } from '../../../shell/paged-list.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
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
      <h2 id="person-changes-title" className="box-pad">
        {t('personChanges.title')}
      </h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && rows.length === 0 ? <p className="box-pad mut">{t('personChanges.none')}</p> : null}
      {rows.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th>{t('personChanges.at')}</th>
              <th>{t('personChanges.by')}</th>
              <th>{t('personChanges.what')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.at} ${row.changes.map(({ field }) => field).join(' ')}`}>
                <td className="s nw">{writeMoment(row.at, language)}</td>
                <td className="s">
                  {row.byName ?? t('personChanges.player')}
                  {row.reason ? `, ${or(`personReason.${row.reason}`, row.reason)}` : ''}
                  {row.explanation ? <div className="mut">{row.explanation}</div> : null}
                </td>
                <td className="s">
                  {row.changes.map(({ field, before, after }) => (
                    <div key={field}>
                      {or(`personField.${field}`, field)}: {before || '–'} → {after || '–'}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {query.hasNextPage ? (
        <button type="button" className="btn" onClick={() => void query.fetchNextPage()}>
          {t('personChanges.more')}
        </button>
      ) : null}
    </section>
  )
}
