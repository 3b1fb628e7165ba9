import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { playerBonusList } from '#contract/lists/player-bonuses.ts'
import { bonusCan } from '#contract/states/bonus-states.ts'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { Button } from '#ui/button/button.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { useMay } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { AwardHistory } from './award-history.tsx'
import { useAwardCells } from './award-cells.tsx'
import { CancelBonusDialog } from './cancel-bonus-dialog.tsx'
import { OfferBonusDialog } from './offer-bonus-dialog.tsx'

export type AwardShown = ReplyOf<typeof bonuses.getPlayerRelations>['rows'][number]

/** Bonuses of the player with their progress; offering another, and cancelling one. */
export function BonusesTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [isOffering, setOffering] = useState(false)
  const [shown, setShown] = useState<AwardShown>()
  const [ending, setEnding] = useState<AwardShown>()
  const cells = useAwardCells()
  const mayManage = useMay('bonuses.manage')
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
      <DataList
        list={playerBonusList}
        label={t('tab.bonuses')}
        empty={t('bonuses.playerNone')}
        read={(question) =>
          ask(
            api(bonuses.getPlayerRelations, {
              query: { ...question, playerId } as QueryOf<typeof bonuses.getPlayerRelations>,
            }),
          )
        }
        keyOf={({ awardId }) => awardId}
        keptAs={['player', playerId, 'bonuses']}
        of={{ playerId: String(playerId) }}
        cells={cells}
        actions={(award: AwardShown) => (
          <>
            <Button variant="ghost" data-opener onClick={() => setShown(award)}>
              {t('bonuses.history')}
            </Button>
            {mayManage && bonusCan('cancel', award.state) ? (
              <Button variant="ghost" onClick={() => setEnding(award)}>
                {t('bonuses.cancel')}
              </Button>
            ) : null}
          </>
        )}
      />
      {isOffering ? <OfferBonusDialog playerId={playerId} onClose={() => setOffering(false)} /> : null}
      {shown ? <AwardHistory award={shown} onClose={() => setShown(undefined)} /> : null}
      {ending ? <CancelBonusDialog award={ending} onClose={() => setEnding(undefined)} /> : null}
    </div>
  )
}
