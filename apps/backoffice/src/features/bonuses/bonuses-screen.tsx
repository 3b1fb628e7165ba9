import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { bonusList } from '#contract/lists/bonuses.ts'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { CreateBonusDialog } from './create-bonus-dialog.tsx'

type Row = ReplyOf<typeof bonuses.list>['rows'][number]

/** Bonuses that can be offered, with their terms, and creating a new one. They are offered on the player's screen. */
export function BonusesScreen() {
  const { t } = useTexts()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.bonuses')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('bonuses.what')}</div>
        </div>
        <ActionButton
          permission="bonuses.manage"
          label={t('bonuses.create')}
          icon={<Gift aria-hidden="true" />}
          onClick={() => setCreating(true)}
        />
      </div>
      <DataList
        list={bonusList}
        label={t('screen.bonuses')}
        empty={t('bonuses.none')}
        read={(question) => ask(api(bonuses.list, { query: question as QueryOf<typeof bonuses.list> }))}
        keyOf={({ bonusId }) => bonusId}
        cells={{
          name: ({ name }: Row) => <b>{name}</b>,
          wageringTarget: ({ wageringTimes: times, wageringTarget }: Row) =>
            t('bonuses.times', { times, target: writeMoney(wageringTarget) }),
          stakeMax: ({ stakeMax }: Row) => (stakeMax ? writeMoney(stakeMax) : t('bonuses.stakeMaxNone')),
          daysToAccept: ({ daysToAccept, daysToPlay }: Row) =>
            t('bonuses.daysOf', { accept: daysToAccept, play: daysToPlay }),
        }}
      />
      {isCreating ? <CreateBonusDialog onClose={() => setCreating(false)} /> : null}
    </>
  )
}
