import { useState } from 'react'
import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { campaignRestrictionList } from '#contract/lists/campaign-codes.ts'
import { getRestrictedPlayers } from '#contract/onling-v2/bonus-restrictions.ts'
import { Button } from '#ui/button/button.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { paths } from '../../../shell/paths.ts'
import { useMay } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { CAMPAIGNS } from '../campaigns.ts'
import { RestrictDialog } from './restrict-dialog.tsx'
import { TakeOffDialog } from './take-off-dialog.tsx'

export type Restriction = ReplyOf<typeof getRestrictedPlayers>['rows'][number]

/** Players whom the campaign gives nothing: why, until when and by whom; adding and removing. */
export function RestrictedView({ campaignId }: { readonly campaignId: string }) {
  const { t, language } = useTexts()
  const mayManage = useMay('bonuses.manage')
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Restriction>()
  return (
    <>
      <div className={layout.bar}>
        <ActionButton permission="bonuses.manage" label={t('campaigns.restrict')} onClick={() => setAdding(true)} />
      </div>
      <DataList
        list={campaignRestrictionList}
        label={t('campaigns.view.restricted')}
        empty={t('campaigns.noRestricted')}
        read={(question) => ask(api(getRestrictedPlayers, { query: question as QueryOf<typeof getRestrictedPlayers> }))}
        keyOf={({ restrictionId }) => restrictionId}
        keptAs={[...CAMPAIGNS, campaignId, 'restricted']}
        of={{ campaignId }}
        cells={{
          playerId: ({ playerId }: Restriction) => <Link to={paths.player(playerId, 'bonuses')}>{playerId}</Link>,
          until: ({ campaignId: only, until }: Restriction) => (
            <>
              {until === null ? t('campaigns.untilTakenOff') : writeMoment(until, language)}
              {only === null ? <div className={textStyles.muted}>{t('campaigns.ofAll')}</div> : null}
            </>
          ),
        }}
        actions={(row: Restriction) =>
          mayManage ? (
            <Button variant="ghost" data-opener onClick={() => setEnding(row)}>
              {t('campaigns.takeOff')}
            </Button>
          ) : null
        }
      />
      {isAdding ? <RestrictDialog campaignId={campaignId} onClose={() => setAdding(false)} /> : null}
      {ending ? <TakeOffDialog restriction={ending} onClose={() => setEnding(undefined)} /> : null}
    </>
  )
}
