import { Ticket } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { freeRoundList } from '#contract/lists/free-rounds.ts'
import { listDefinitions } from '#contract/onling-v2/free-round.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { CAMPAIGN_KINDS } from '../../shell/campaign-kinds.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import { FREE_ROUNDS } from './free-rounds.ts'

type Row = ReplyOf<typeof listDefinitions>['rows'][number]

/** All definitions of free rounds: kind, state, end, and the used part of the budget. */
export function FreeRoundsScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const cells = useDefinitionCells()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.freeRounds')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('freeRounds.what')}</div>
        </div>
        <ActionButton
          permission="campaigns.manage"
          label={t('freeRounds.create')}
          icon={<Ticket aria-hidden="true" />}
          onClick={() => void go(paths.newCampaign)}
        />
      </div>
      <DataList
        list={freeRoundList}
        label={t('screen.freeRounds')}
        empty={t('freeRounds.none')}
        read={(question) => ask(api(listDefinitions, { query: question as QueryOf<typeof listDefinitions> }))}
        keyOf={({ definitionId }) => definitionId}
        keptAs={FREE_ROUNDS}
        cells={cells}
      />
    </>
  )
}

/** Cells with more than their value. */
function useDefinitionCells() {
  const { t, language } = useTexts()
  return {
    name: ({ definitionId, terms }: Row) => (
      <Link to={paths.freeRoundsOf(definitionId)} data-opener>
        <b>{terms.name}</b>
      </Link>
    ),
    state: ({ state, endedBy }: Row) => (
      <>
        <Status kind={CAMPAIGN_KINDS[state]}>{t(`campaigns.state.${state}`)}</Status>
        {endedBy ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{t(`campaigns.endedBy.${endedBy}`)}</div>
        ) : null}
      </>
    ),
    stakeMinor: ({ given, terms }: Row) => writeMoney({ ...given, amountMinor: terms.stakeMinor }),
    from: ({ terms: { window } }: Row) => `${writeDay(window.from, language)} – ${writeDay(window.hardEnd, language)}`,
    given: ({ given, budget }: Row) => (
      <Progress
        label={t('campaigns.ofBudget', { budget: writeMoney(budget) })}
        max={budget.amountMinor}
        value={given.amountMinor}
        text={writeMoney(given)}
      />
    ),
  }
}
