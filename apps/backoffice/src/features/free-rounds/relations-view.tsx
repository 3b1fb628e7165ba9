import { useState } from 'react'
import { Link } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { freeRoundRelationList } from '#contract/lists/free-round-relations.ts'
import { cancelRelation, listRelations } from '#contract/onling-v2/free-round.ts'
import { freeRoundsCan } from '#contract/states/free-round-states.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { FREE_ROUNDS, RELATION_KINDS, type Relation } from './free-rounds.ts'

/** Each player's rounds of the definition, newest first; unused ones can be cancelled. */
export function RelationsView({ definitionId }: { readonly definitionId: string }) {
  const { t } = useTexts()
  const [taken, take] = useState<Relation>()
  return (
    <>
      <DataList
        list={freeRoundRelationList}
        label={t('freeRounds.view.relations')}
        empty={t('freeRounds.noRelations')}
        read={(question) => ask(api(listRelations, { query: question as QueryOf<typeof listRelations> }))}
        keyOf={({ relationId }) => relationId}
        keptAs={[...FREE_ROUNDS, definitionId, 'relations']}
        of={{ definitionId }}
        cells={{
          playerId: ({ playerId }: Relation) => (
            <Link to={paths.player(playerId, 'bonuses')} data-opener>
              {playerId}
            </Link>
          ),
          state: ({ state }: Relation) => (
            <Status kind={RELATION_KINDS[state]}>{t(`freeRounds.relation.${state}`)}</Status>
          ),
          used: ({ rounds, used }: Relation) => `${used} / ${rounds}`,
        }}
        actions={(row: Relation) =>
          freeRoundsCan('cancel', row.state) ? (
            <ActionButton permission="campaigns.manage" label={t('freeRounds.takeBack')} onClick={() => take(row)} />
          ) : null
        }
      />
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
