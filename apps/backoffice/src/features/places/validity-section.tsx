import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listValidities } from '#contract/onling-v2/topology.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Ending } from './end-dialog.tsx'
import { PLACES } from './places.ts'

type Props = { readonly venueId: string; readonly onAdd: () => void; readonly onEnd: (ending: Ending) => void }

/** Validities of a venue with their decisions: past, present and future ones. */
export function ValiditySection({ venueId, onAdd, onEnd }: Props) {
  const { t, language } = useTexts()
  const list = useQuery({
    queryKey: [...PLACES, 'validities', venueId],
    queryFn: () => ask(api(listValidities, { query: { thing: 'venue', thingId: venueId, allTimes: true } })),
  })
  const [now] = useState(() => Date.now())
  const rows = list.data?.validities ?? []
  return (
    <section className={layout.section} aria-labelledby="places-validities">
      <div className={joinClasses(layout.row, layout.between)}>
        <h3 id="places-validities">{t('places.validities')}</h3>
        <ActionButton permission="places.manage" label={t('places.addValidity')} onClick={onAdd} />
      </div>
      {list.isError ? <ProblemNote error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data && rows.length === 0 ? <p className={textStyles.secondary}>{t('places.noValidities')}</p> : null}
      <ul className={layout.column}>
        {rows.map(({ validityId, decision, validFrom, validUntil }) => (
          <li key={`${validityId} ${validFrom}`} className={joinClasses(layout.row, layout.between, textStyles.small)}>
            <span>
              <b>{decision}</b> {t('places.from', { at: writeMoment(validFrom, language) })}{' '}
              {validUntil ? t('places.until', { at: writeMoment(validUntil, language) }) : ''}
            </span>
            {validUntil === null || Date.parse(validUntil) > now ? (
              <ActionButton
                permission="places.manage"
                size="small"
                label={t('places.end')}
                onClick={() => onEnd({ kind: 'validity', id: validityId, name: decision })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
