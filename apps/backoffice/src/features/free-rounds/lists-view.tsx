import { useState } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { List } from './free-rounds.ts'
import { ListDialog } from './list-dialog.tsx'
import { Refused } from './refused.tsx'
import { useStats } from './use-stats.ts'

type Props = { readonly definitionId: string; readonly gives: boolean }

/** Lists of players: how far each is, and why somebody was given nothing. */
export function ListsView({ definitionId, gives }: Props) {
  const { t } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const stats = useStats(definitionId)
  if (stats.isPending) return <Skeleton label={t('list.loading')} />
  if (!stats.data) return <ProblemNote error={stats.error} onRetry={() => void stats.refetch()} />
  const { imports } = stats.data
  return (
    <>
      <div className={layout.bar}>
        {gives ? (
          <ActionButton
            permission="campaigns.manage"
            label={t('freeRounds.giveList')}
            onClick={() => setAdding(true)}
          />
        ) : (
          <span className={textStyles.small}>{t('freeRounds.givesNothing')}</span>
        )}
      </div>
      {imports.length === 0 ? <p className={layout.padded}>{t('freeRounds.noLists')}</p> : null}
      {imports.length > 0 ? (
        <Table
          label={t('freeRounds.view.lists')}
          head={
            <tr>
              <th>{t('freeRounds.listFrom')}</th>
              <th>{t('campaigns.state')}</th>
              <th>{t('freeRounds.listDone')}</th>
              <NumberHeader>{t('freeRounds.listGiven')}</NumberHeader>
              <th>{t('freeRounds.listRefused')}</th>
            </tr>
          }
        >
          {imports.map((list) => (
            <Row key={list.importId} list={list} />
          ))}
        </Table>
      ) : null}
      {isAdding ? <ListDialog definitionId={definitionId} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function Row({ list }: { readonly list: List }) {
  const { t, language } = useTexts()
  return (
    <tr>
      <td className={joinClasses(textStyles.small)}>{writeMoment(list.createdAt, language)}</td>
      <td>
        <Status kind={list.state === 'done' ? 'ok' : 'wait'}>{t(`freeRounds.list.${list.state}`)}</Status>
      </td>
      <td>
        <Progress
          label={t('freeRounds.listDone')}
          max={list.players}
          value={list.done}
          text={t('freeRounds.doneOf', { done: list.done, players: list.players })}
        />
      </td>
      <NumberCell>{list.given}</NumberCell>
      <td>
        <Refused refused={list.refused} />
      </td>
    </tr>
  )
}
