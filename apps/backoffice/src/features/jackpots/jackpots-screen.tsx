import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as calls from '#contract/play-v1/jackpots.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { useViews } from '../../shell/use-views.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { PoolList, type Pool } from './pool-list.tsx'
import { PoolMoves } from './pool-moves.tsx'
import { ProposePoolDialog } from './propose-pool-dialog.tsx'
import { WinList } from './win-list.tsx'

/** Pools of the brand: balances, proposals and decisions, their movements, and winners. */
export function JackpotsScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const views = useViews('jackpots')
  const [isProposing, setProposing] = useState(false)
  const [open, setOpen] = useState<Pool>()
  const now = useQuery({
    queryKey: ['jackpots', 'pools', 'allowed'],
    queryFn: () => ask(api(calls.listPools, { query: { limit: 1 } })),
  }).data
  const { currency, isAllowed } = now ?? {}
  const view = views.find((one) => one === search.get('view')) ?? 'pools'
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.jackpots')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {t(isAllowed === false ? 'jackpots.forbidden' : 'jackpots.what')}
          </div>
        </div>
        {isAllowed && currency ? (
          <ActionButton
            permission="games.manage"
            label={t('jackpots.create')}
            icon={<Coins aria-hidden="true" />}
            onClick={() => setProposing(true)}
          />
        ) : null}
      </div>
      <ViewTabs views={views} view={view} label={t('jackpots.views')} nameOf={(one) => t(`jackpots.view.${one}`)} />
      {view === 'wins' ? <WinList /> : null}
      {view === 'pools' && open ? <PoolMoves pool={open} onClose={() => setOpen(undefined)} /> : null}
      {view === 'pools' && !open ? <PoolList onOpen={setOpen} /> : null}
      {isProposing && currency ? <ProposePoolDialog currency={currency} onClose={() => setProposing(false)} /> : null}
    </>
  )
}
