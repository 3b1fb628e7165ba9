import type { ReplyOf } from '#contract/call.ts'
import type { getPlayerExclusions } from '#contract/play-v1/staff-exclusion.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

type Row = ReplyOf<typeof getPlayerExclusions>['rows'][number]

/** Current exclusions of the player, visible on every tab. */
export function ExclusionBanner({ rows }: { readonly rows: readonly Row[] }) {
  const { t, language } = useTexts()
  if (rows.length === 0) return null
  return (
    <div className={layout.sidePadded}>
      {rows.map(({ exclusionId, kind, until, ruleId, receipt }) => (
        <Note key={exclusionId} kind="stop">
          <div>
            <b>
              {until
                ? t('exclusion.banner', { kind: t(`exclusionKind.${kind}`), until: writeMoment(until, language) })
                : t('exclusion.bannerNoEnd', { kind: t(`exclusionKind.${kind}`) })}
            </b>{' '}
            {[ruleId, receipt].filter(Boolean).join(' · ')}
          </div>
        </Note>
      ))}
    </div>
  )
}
