import { useQuery } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { exclusionList } from '#contract/lists/exclusions.ts'
import * as calls from '#contract/play-v1/staff-exclusion.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { queryClient, useMay } from '../../../shell/session.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { ExcludeDialog } from './exclude-dialog.tsx'
import { RegisterAnswers } from './register-answers.tsx'

type Row = ReplyOf<typeof calls.getPlayerExclusions>['rows'][number]

/**
 * Present and past exclusions of the player, and responses of the registers. Staff can end only what the law permits.
 */
export function ExclusionTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Row>()
  const cells = useExclusionCells()
  const terms = useQuery({
    queryKey: ['player', playerId, 'exclusion-terms'],
    queryFn: async () => (await ask(api(calls.getPlayerExclusions, { query: { playerId } }))).months,
    enabled: isAdding,
  })
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['player', playerId] })

  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <ActionButton
          permission="players.exclude"
          label={t('exclusion.add')}
          variant="danger"
          icon={<ShieldOff aria-hidden="true" />}
          onClick={() => setAdding(true)}
        />
      </div>
      <DataList
        list={exclusionList}
        label={t('tab.exclusion')}
        empty={t('exclusion.none')}
        read={(question) =>
          ask(
            api(calls.getPlayerExclusions, {
              query: { ...question, playerId } as QueryOf<typeof calls.getPlayerExclusions>,
            }),
          )
        }
        keyOf={({ exclusionId }) => exclusionId}
        keptAs={['player', playerId, 'exclusions']}
        of={{ playerId: String(playerId) }}
        cells={cells}
        actions={(row: Row) => <EndCell row={row} onEnd={() => setEnding(row)} />}
      />
      <RegisterAnswers playerId={playerId} />
      {isAdding && terms.data ? (
        <ExcludeDialog
          playerId={playerId}
          months={terms.data}
          onClose={() => setAdding(false)}
          onDone={() => void readAgain()}
        />
      ) : null}
      {ending ? (
        <ConfirmDialog
          title={t('exclusion.endTitle', { id: playerId })}
          button={t('exclusion.endButton')}
          isDangerous
          consequences={[{ kind: 'risk', what: t('capability.stake'), text: t('exclusion.endNow') }]}
          onClose={() => setEnding(undefined)}
          onCommit={async ({ explanation, acceptedWarnings }) => {
            const { exclusionId } = ending
            await ask(api(calls.endPlayerExclusion, { body: { playerId, exclusionId, explanation, acceptedWarnings } }))
            await readAgain()
            announce(t('exclusion.ended'))
          }}
        />
      ) : null}
    </div>
  )
}

/** Cells with more than their value. */
function useExclusionCells() {
  const { t, language } = useTexts()
  return {
    kind: ({ kind, source, receipt }: Row) => (
      <>
        {t(`exclusionKind.${kind}`)}
        <div className={joinClasses(textStyles.small, textStyles.muted)}>
          {t(`exclusionSource.${source}`)} · {receipt}
        </div>
      </>
    ),
    isInForce: (row: Row) => <ExclusionState row={row} />,
    until: ({ until }: Row) => (until ? writeMoment(until, language) : t('exclusion.noEnd')),
    explanation: (row: Row) => <span className={textStyles.small}>{whyOf(row)}</span>,
  }
}

function EndCell({ row, onEnd }: { readonly row: Row; readonly onEnd: () => void }) {
  const { t, language } = useTexts()
  const mayEnd = useMay('players.exclude')
  if (!row.isInForce) return null
  if (isEndable(row))
    return mayEnd ? (
      <Button variant="ghost" data-opener onClick={onEnd}>
        {t('exclusion.end')}
      </Button>
    ) : null
  return (
    <span className={joinClasses(textStyles.small, textStyles.muted)}>
      {row.endableFrom
        ? t('exclusion.endableFrom', { at: writeMoment(row.endableFrom, language) })
        : t('exclusion.notByStaff')}
    </span>
  )
}

function isEndable({ endableFrom }: Row): boolean {
  return endableFrom !== null && Date.parse(endableFrom) <= Date.now()
}

function whyOf({ reason, explanation, userName, endExplanation, endedBy }: Row): string {
  const begun = [reason, explanation, userName].filter(Boolean).join(' · ')
  const ended = [endExplanation, endedBy].filter(Boolean).join(' · ')
  return [begun, ended].filter(Boolean).join(' → ')
}

function ExclusionState({ row }: { readonly row: Row }) {
  const { t, language } = useTexts()
  if (row.isInForce) return <Status kind="stop">{t('exclusion.inForce')}</Status>
  const endedAt = row.endedAt ?? row.until
  return (
    <>
      <Status kind="idle">{t('exclusion.over')}</Status>{' '}
      <span className={joinClasses(textStyles.small, textStyles.muted)}>
        {endedAt ? writeMoment(endedAt, language) : ''}
        {row.endReason ? `, ${t(`exclusionEnd.${row.endReason}`)}` : ''}
      </span>
    </>
  )
}
