import { CreditCard } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { listPlayerCards } from '#contract/play-v1/staff-cards.ts'
import type { PlayerCardMove } from '#contract/states/player-card-states.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { CardRow } from './card-row.tsx'
import { IssueCardDialog } from './issue-card-dialog.tsx'
import { MoveCardDialog } from './move-card-dialog.tsx'

export type CardShown = ReplyOf<typeof listPlayerCards>['cards'][number]

/** Cards of venues that the player holds or held, each with what happened to it, and what staff may do with it. */
export function CardsTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [isIssuing, setIssuing] = useState(false)
  const [moving, setMoving] = useState<{ readonly card: CardShown; readonly move: PlayerCardMove }>()
  const query = useQuery({
    queryKey: ['player', playerId, 'cards'],
    queryFn: () => ask(api(listPlayerCards, { query: { playerId } })),
  })
  if (query.isError) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <p className="box-pad mut">{t('list.loading')}</p>
  const { cards, hasPin, mayIssue } = query.data

  return (
    <div className="stack">
      <div className="bar">
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
        <p className="box-pad sec">{t('cards.none')}</p>
      ) : (
        <div className="tablewrap">
          <table aria-label={t('tab.cards')}>
            <thead>
              <tr>
                <th>{t('cards.number')}</th>
                <th>{t('players.state')}</th>
                <th className="hide">{t('cards.history')}</th>
                <th>
                  <span className="sr">{t('cards.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {cards.map((card) => (
                <CardRow key={card.cardId} card={card} onMove={(move) => setMoving({ card, move })} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isIssuing ? <IssueCardDialog playerId={playerId} onClose={() => setIssuing(false)} /> : null}
      {moving ? <MoveCardDialog playerId={playerId} {...moving} onClose={() => setMoving(undefined)} /> : null}
    </div>
  )
}
