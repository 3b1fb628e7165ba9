import { useState } from 'react'
import { Link } from 'react-router'
import { cancelRelation, listRelations } from '#contract/onling-v2/free-round.ts'
import { freeRoundsCan } from '#contract/states/free-round-states.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { FREE_ROUNDS, RELATION_KINDS, type Relation } from './free-rounds.ts'

/** Each player's rounds of the definition, newest first; what is unused can be taken back. */
export function RelationsView({ definitionId }: { readonly definitionId: string }) {
  const { t, language } = useTexts()
  const [taken, take] = useState<Relation>()
  const { query, rows } = usePages([...FREE_ROUNDS, definitionId, 'relations'], (cursor) =>
    ask(api(listRelations, { query: { definitionId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('freeRounds.view.relations')}
        empty={t('freeRounds.noRelations')}
        head={
          <tr>
            <NumberHeader>{t('players.number')}</NumberHeader>
            <th>{t('campaigns.state')}</th>
            <th className={layout.wideOnly}>{t('freeRounds.game')}</th>
            <NumberHeader>{t('freeRounds.roundsPlayed')}</NumberHeader>
            <NumberHeader>{t('freeRounds.sum.won')}</NumberHeader>
            <th className={layout.wideOnly}>{t('freeRounds.offeredAt')}</th>
            <th>
              <span className={textStyles.aloud}>{t('campaigns.actions')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.relationId} data-row={row.relationId} tabIndex={-1}>
            <NumberCell>
              <Link to={paths.player(row.playerId, 'bonuses')} data-opener>
                {row.playerId}
              </Link>
            </NumberCell>
            <td>
              <Status kind={RELATION_KINDS[row.state]}>{t(`freeRounds.relation.${row.state}`)}</Status>
            </td>
            <td className={layout.wideOnly}>{row.gameKey ?? '–'}</td>
            <NumberCell>{`${row.used} / ${row.rounds}`}</NumberCell>
            <NumberCell>{writeMoney(row.converted?.amount ?? row.won)}</NumberCell>
            <td className={layout.wideOnly}>{writeMoment(row.offeredAt, language)}</td>
            <td>
              {freeRoundsCan('cancel', row.state) ? (
                <ActionButton
                  permission="campaigns.manage"
                  label={t('freeRounds.takeBack')}
                  onClick={() => take(row)}
                />
              ) : null}
            </td>
          </tr>
        ))}
      </PagedList>
      {taken ? <TakeBackDialog relation={taken} onClose={() => take(undefined)} /> : null}
    </>
  )
}

function TakeBackDialog({ relation, onClose }: { readonly relation: Relation; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { relationId, playerId, rounds, used } = relation
  return (
    <ConfirmDialog
      title={t('freeRounds.takeBack')}
      button={t('freeRounds.takeBack')}
      isDangerous
      consequences={[
        {
          kind: 'stop',
          what: t('freeRounds.playerIs', { player: playerId }),
          text: t('freeRounds.takeBackThen', { left: rounds - used }),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(cancelRelation, { body: { relationId, explanation } }))
        await queryClient.invalidateQueries({ queryKey: FREE_ROUNDS })
        announce(t('campaigns.done'))
      }}
    />
  )
}
