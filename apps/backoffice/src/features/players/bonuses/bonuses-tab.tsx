import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { AwardHistory } from './award-history.tsx'
import { BonusRow } from './bonus-row.tsx'
import { CancelBonusDialog } from './cancel-bonus-dialog.tsx'
import { OfferBonusDialog } from './offer-bonus-dialog.tsx'

export type AwardShown = ReplyOf<typeof bonuses.getPlayerRelations>['rows'][number]

/** Bonuses that the player was offered: how far each is, offering one more, and taking one back. */
export function BonusesTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [isOffering, setOffering] = useState(false)
  const [shown, setShown] = useState<AwardShown>()
  const [ending, setEnding] = useState<AwardShown>()
  const { query, rows } = usePages(['player', playerId, 'bonuses'], (cursor) =>
    ask(api(bonuses.getPlayerRelations, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <ActionButton
          permission="bonuses.manage"
          label={t('bonuses.offer')}
          icon={<Gift aria-hidden="true" />}
          onClick={() => setOffering(true)}
        />
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('tab.bonuses')}
        empty={t('bonuses.playerNone')}
        head={
          <tr>
            <th>{t('bonuses.name')}</th>
            <th>{t('bonuses.state')}</th>
            <NumberHeader>{t('bonuses.left')}</NumberHeader>
            <NumberHeader className={layout.wideOnly}>{t('bonuses.wagered')}</NumberHeader>
            <th className={layout.wideOnly}>{t('bonuses.until')}</th>
            <th>
              <span className={textStyles.aloud}>{t('bonuses.actions')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((award) => (
          <BonusRow
            key={award.awardId}
            award={award}
            onCancel={() => setEnding(award)}
            onHistory={() => setShown(award)}
          />
        ))}
      </PagedList>
      {isOffering ? <OfferBonusDialog playerId={playerId} onClose={() => setOffering(false)} /> : null}
      {shown ? <AwardHistory award={shown} onClose={() => setShown(undefined)} /> : null}
      {ending ? <CancelBonusDialog award={ending} onClose={() => setEnding(undefined)} /> : null}
    </div>
  )
}
