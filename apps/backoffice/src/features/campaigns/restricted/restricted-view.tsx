import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getRestrictedPlayers } from '#contract/onling-v2/bonus-restrictions.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { paths } from '../../../shell/paths.ts'
import { useMay } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { CAMPAIGNS } from '../campaigns.ts'
import { RestrictDialog } from './restrict-dialog.tsx'
import { TakeOffDialog } from './take-off-dialog.tsx'

export type Restriction = ReplyOf<typeof getRestrictedPlayers>['rows'][number]

/** Players whom the campaign gives nothing: why, until when and by whom; adding some, taking one off. */
export function RestrictedView({ campaignId }: { readonly campaignId: string }) {
  const { t, language } = useTexts()
  const mayManage = useMay('bonuses.manage')
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Restriction>()
  const { query, rows } = usePages([...CAMPAIGNS, campaignId, 'restricted'], (cursor) =>
    ask(api(getRestrictedPlayers, { query: { campaignId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <>
      <div className={layout.bar}>
        <ActionButton permission="bonuses.manage" label={t('campaigns.restrict')} onClick={() => setAdding(true)} />
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('campaigns.view.restricted')}
        empty={t('campaigns.noRestricted')}
        head={
          <tr>
            <NumberHeader>{t('players.number')}</NumberHeader>
            <th>{t('campaigns.reason')}</th>
            <th>{t('campaigns.until')}</th>
            <th className={layout.wideOnly}>{t('campaigns.addedBy')}</th>
            <th>
              <span className={textStyles.aloud}>{t('campaigns.actions')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.restrictionId} data-row={row.restrictionId} tabIndex={-1}>
            <NumberCell>
              <Link to={paths.player(row.playerId, 'bonuses')}>{row.playerId}</Link>
            </NumberCell>
            <td className={textStyles.wraps}>{row.reason}</td>
            <td className={textStyles.small}>
              {row.until === null ? t('campaigns.untilTakenOff') : writeMoment(row.until, language)}
              {row.campaignId === null ? <div className={textStyles.muted}>{t('campaigns.ofAll')}</div> : null}
            </td>
            <td className={layout.wideOnly}>
              {row.addedBy} · {writeMoment(row.addedAt, language)}
            </td>
            <td>
              {mayManage ? (
                <Button variant="ghost" data-opener onClick={() => setEnding(row)}>
                  {t('campaigns.takeOff')}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </PagedList>
      {isAdding ? <RestrictDialog campaignId={campaignId} onClose={() => setAdding(false)} /> : null}
      {ending ? <TakeOffDialog restriction={ending} onClose={() => setEnding(undefined)} /> : null}
    </>
  )
}
