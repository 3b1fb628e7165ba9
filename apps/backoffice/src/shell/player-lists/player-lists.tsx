import { useState } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { ActionButton } from '../action-button.tsx'
import layout from '../layout.module.css'
import { ProblemNote } from '../problem-note.tsx'
import { Status } from '../status.tsx'
import textStyles from '../text.module.css'
import { useTexts } from '../use-texts.ts'
import { writeMoment } from '../write-time.ts'
import { ListDialog } from './list-dialog.tsx'
import { Refused } from './refused.tsx'
import { usePlayerLists, type List } from './use-player-lists.ts'

type Props = {
  readonly campaignId: string
  readonly gives: boolean
  /** What else shows what a list has given. */
  readonly onAdded: () => Promise<void>
}

/** Lists of players: how far each is, and why somebody was given nothing. */
export function PlayerLists({ campaignId, gives, onAdded }: Props) {
  const { t } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const lists = usePlayerLists(campaignId)
  const refresh = async () => {
    await Promise.all([lists.refetch(), onAdded()])
  }
  if (lists.isPending) return <Skeleton label={t('list.loading')} />
  if (!lists.data) return <ProblemNote error={lists.error} onRetry={() => void lists.refetch()} />
  const { lists: shown } = lists.data
  return (
    <>
      <div className={layout.bar}>
        {gives ? (
          <ActionButton
            permission="campaigns.manage"
            label={t('playerLists.giveList')}
            onClick={() => setAdding(true)}
          />
        ) : (
          <span className={textStyles.small}>{t('playerLists.givesNothing')}</span>
        )}
      </div>
      {shown.length === 0 ? <p className={layout.padded}>{t('playerLists.noLists')}</p> : null}
      {shown.length > 0 ? (
        <Table
          label={t('playerLists.view')}
          head={
            <tr>
              <th>{t('playerLists.listFrom')}</th>
              <th>{t('campaigns.state')}</th>
              <th>{t('playerLists.listDone')}</th>
              <NumberHeader>{t('playerLists.listGiven')}</NumberHeader>
              <th>{t('playerLists.listRefused')}</th>
            </tr>
          }
        >
          {shown.map((list) => (
            <Row key={list.listId} list={list} />
          ))}
        </Table>
      ) : null}
      {isAdding ? <ListDialog campaignId={campaignId} onAdded={refresh} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function Row({ list }: { readonly list: List }) {
  const { t, language } = useTexts()
  return (
    <tr>
      <td className={joinClasses(textStyles.small)}>{writeMoment(list.createdAt, language)}</td>
      <td>
        <Status kind={list.state === 'done' ? 'ok' : 'wait'}>{t(`playerLists.list.${list.state}`)}</Status>
      </td>
      <td>
        <Progress
          label={t('playerLists.listDone')}
          max={list.players}
          value={list.done}
          text={t('playerLists.doneOf', { done: list.done, players: list.players })}
        />
      </td>
      <NumberCell>{list.given}</NumberCell>
      <td>
        <Refused refused={list.refused} />
      </td>
    </tr>
  )
}
