import layout from '../../../shell/layout.module.css'
import textStyles from '../../../shell/text.module.css'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { getPlayerPoints } from '#contract/play-v1/staff-loyalty.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { CorrectPointsDialog } from './correct-points-dialog.tsx'

/** Where a player's points came from and went, and putting them right. */
export function PointsTab({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const [isCorrecting, setCorrecting] = useState(false)
  const read = (cursor?: string) => ask(api(getPlayerPoints, { query: { playerId, ...(cursor ? { cursor } : {}) } }))
  const { data } = useQuery({ queryKey: ['player', playerId, 'points'], queryFn: () => read() })
  const { query, rows } = usePages(['player', playerId, 'movements'], async (cursor) => (await read(cursor)).movements)
  const signed = new Intl.NumberFormat(language, { signDisplay: 'always' })
  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        {data ? (
          <p className={layout.grow}>
            <b>{t('points.balance', { points: data.points, ever: data.ever })}</b>{' '}
            {data.level ? t('points.level', { level: data.level }) : null}{' '}
            {data.isInControlGroup ? t('points.controlGroup') : null}{' '}
            {data.isStoreClosed ? t('points.storeClosed') : null}
          </p>
        ) : null}
        <ActionButton
          permission="loyalty.manage"
          label={t('points.correct')}
          icon={<Star aria-hidden="true" />}
          onClick={() => setCorrecting(true)}
        />
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('tab.points')}
        empty={t('points.none')}
        head={
          <tr>
            <th>{t('points.at')}</th>
            <th>{t('points.source')}</th>
            <NumberHeader>{t('loyalty.points')}</NumberHeader>
            <NumberHeader>{t('points.after')}</NumberHeader>
            <th className={layout.wideOnly}>{t('points.expires')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.movementId} data-row={row.movementId} tabIndex={-1}>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
              {writeMoment(row.at, language)}
            </td>
            <td>
              <b>{row.name || t(`pointsKind.${row.kind}`)}</b>
              <div className={joinClasses(textStyles.small, textStyles.muted)}>
                {[row.source, row.about, row.reason].filter(Boolean).join(' · ')}
              </div>
            </td>
            <NumberCell>{signed.format(row.points)}</NumberCell>
            <NumberCell>{row.pointsAfter}</NumberCell>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
              {row.expiresAt ? writeMoment(row.expiresAt, language) : ''}
            </td>
          </tr>
        ))}
      </PagedList>
      {isCorrecting ? <CorrectPointsDialog playerId={playerId} onClose={() => setCorrecting(false)} /> : null}
    </div>
  )
}
