import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { listPlayerCards } from '#contract/play-v1/staff-cards.ts'
import type { PlayerCardMove } from '#contract/states/player-card-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Loading } from '../../../shell/loading.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { CardRow } from './card-row.tsx'
import { IssueCardDialog } from './issue-card-dialog.tsx'
import { MoveCardDialog } from './move-card-dialog.tsx'

export type CardShown = ReplyOf<typeof listPlayerCards>['cards'][number]

/** Present and former venue cards of the player with their history, and the actions of staff. */
export function CardsTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [isIssuing, setIssuing] = useState(false)
  const [moving, setMoving] = useState<{ readonly card: CardShown; readonly move: PlayerCardMove }>()
  const query = useQuery({
    queryKey: ['player', playerId, 'cards'],
    queryFn: () => ask(api(listPlayerCards, { query: { playerId } })),
  })
  if (query.isError) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Loading query={query} />
  const { cards, hasPin, mayIssue } = query.data

  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <Status kind={hasPin ? 'ok' : 'idle'}>{t(hasPin ? 'cards.hasPin' : 'cards.noPin')}</Status>
        {mayIssue ? (
          <ActionButton
            permission="players.cards"
            label={t('cards.issue')}
            icon={<CreditCard aria-hidden="true" />}
            onClick={() => setIssuing(true)}
          />
        ) : null}
      </div>
      {cards.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('cards.none')}</p>
      ) : (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('tab.cards')}
            head={
              <tr>
                <th>{t('cards.number')}</th>
                <th>{t('players.state')}</th>
                <th className={layout.wideOnly}>{t('cards.history')}</th>
                <th>
                  <span className={textStyles.aloud}>{t('cards.actions')}</span>
                </th>
              </tr>
            }
          >
            {cards.map((card) => (
              <CardRow key={card.cardId} card={card} onMove={(move) => setMoving({ card, move })} />
            ))}
          </Table>
        </div>
      )}
      {isIssuing ? <IssueCardDialog playerId={playerId} onClose={() => setIssuing(false)} /> : null}
      {moving ? <MoveCardDialog playerId={playerId} {...moving} onClose={() => setMoving(undefined)} /> : null}
    </div>
  )
}
