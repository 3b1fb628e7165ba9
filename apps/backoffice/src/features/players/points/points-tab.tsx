import layout from '../../../shell/layout.module.css'
import textStyles from '../../../shell/text.module.css'
import { joinClasses } from '#ui/join-classes.ts'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { pointList } from '#contract/lists/points.ts'
import { getPlayerPoints } from '#contract/play-v1/staff-loyalty.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import { DataList } from '../../../shell/list/data-list.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { CorrectPointsDialog } from './correct-points-dialog.tsx'

type Movement = ReplyOf<typeof getPlayerPoints>['rows'][number]

/** A player's points by source, and corrections. */
export function PointsTab({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const [isCorrecting, setCorrecting] = useState(false)
  const { data } = useQuery({
    queryKey: ['player', playerId, 'points'],
    queryFn: () => ask(api(getPlayerPoints, { query: { playerId, limit: 1 } })),
  })
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
      <DataList
        list={pointList}
        label={t('tab.points')}
        empty={t('points.none')}
        read={(question) =>
          ask(api(getPlayerPoints, { query: { ...question, playerId } as QueryOf<typeof getPlayerPoints> }))
        }
        keyOf={({ movementId }) => movementId}
        keptAs={['player', playerId, 'movements']}
        of={{ playerId: String(playerId) }}
        cells={{
          kind: ({ about, kind, name, reason, source }: Movement) => (
            <>
              <b>{name || t(`pointsKind.${kind}`)}</b>
              <div className={joinClasses(textStyles.small, textStyles.muted)}>
                {[source, about, reason].filter(Boolean).join(' · ')}
              </div>
            </>
          ),
          points: ({ points }: Movement) => signed.format(points),
        }}
      />
      {isCorrecting ? <CorrectPointsDialog playerId={playerId} onClose={() => setCorrecting(false)} /> : null}
    </div>
  )
}
