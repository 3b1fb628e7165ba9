import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { tournamentRestrictionList } from '#contract/lists/tournaments.ts'
import { addRestrictedPlayer, deleteRestrictedPlayer, getRestrictedPlayers } from '#contract/onling-v2/tournaments.ts'
import { listForStaff } from '#contract/play-v1/tournaments.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { instantOf } from '../../shell/local-time.ts'
import layout from '../../shell/layout.module.css'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import { DataList } from '../../shell/list/data-list.tsx'
import { Status } from '../../shell/status.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { refreshTournaments } from './round-dialogs.tsx'
import { TOURNAMENTS } from './words.ts'

type Restriction = ReplyOf<typeof getRestrictedPlayers>['rows'][number]

function useTournamentNames() {
  const rows = useQuery({
    queryKey: [...TOURNAMENTS, 'names'],
    queryFn: () => ask(api(listForStaff, { query: { limit: 200 } })),
  }).data?.rows
  return new Map(rows?.map(({ tournamentId, name }) => [tournamentId, name]))
}

/** Players who may not enter, and until when; ended restrictions remain in the list. */
export function RestrictedView() {
  const { t, language } = useTexts()
  const names = useTournamentNames()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Restriction>()
  return (
    <>
      <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
        <ActionButton
          permission="tournaments.manage"
          label={t('tournaments.restrict')}
          onClick={() => setAdding(true)}
        />
      </div>
      <DataList
        list={tournamentRestrictionList}
        label={t('tournaments.view.restricted')}
        empty={t('tournaments.noRestricted')}
        read={(question) => ask(api(getRestrictedPlayers, { query: question as QueryOf<typeof getRestrictedPlayers> }))}
        keyOf={({ restrictionId }) => restrictionId}
        keptAs={[...TOURNAMENTS, 'restricted']}
        cells={{
          tournamentId: ({ tournamentId }: Restriction) =>
            tournamentId ? (names.get(tournamentId) ?? tournamentId) : t('tournaments.restrictAll'),
          isInForce: ({ endedByName, isInForce }: Restriction) => (
            <Status kind={isInForce ? 'stop' : 'idle'}>
              {endedByName ? t('tournaments.ended', { name: endedByName }) : t(isInForce ? 'lists.yes' : 'lists.no')}
            </Status>
          ),
          until: ({ until }: Restriction) => (until ? writeMoment(until, language) : t('tournaments.forever')),
        }}
        actions={(row: Restriction) =>
          row.endedAt === null ? (
            <ActionButton
              permission="tournaments.manage"
              label={t('tournaments.unrestrict')}
              onClick={() => setEnding(row)}
            />
          ) : null
        }
      />
      {isAdding ? <RestrictDialog names={names} onClose={() => setAdding(false)} /> : null}
      {ending ? <UnrestrictDialog restriction={ending} onClose={() => setEnding(undefined)} /> : null}
    </>
  )
}

function RestrictDialog({
  names,
  onClose,
}: {
  readonly names: ReadonlyMap<string, string>
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [player, setPlayer] = useState('')
  const [tournamentId, setTournament] = useState('')
  const [until, setUntil] = useState('')
  return (
    <ConfirmDialog
      title={t('tournaments.restrict')}
      button={t('tournaments.restrict')}
      isDangerous
      consequences={[{ kind: 'stop', what: t('tournaments.player'), text: t('tournaments.restrictNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const playerId = Number(player)
        if (!(playerId > 0)) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const body = {
          playerId,
          tournamentId: tournamentId === '' ? null : tournamentId,
          until: instantOf(until) ?? null,
          explanation,
        }
        await ask(api(addRestrictedPlayer, { body }))
        announce(t('tournaments.done'))
        await refreshTournaments()
      }}
    >
      <NumberField label={t('tournaments.player')} value={player} onWrite={setPlayer} isNeeded />
      <Select
        label={t('tournaments.where')}
        value={tournamentId}
        onChange={({ target }) => setTournament(target.value)}
      >
        <option value="">{t('tournaments.restrictAll')}</option>
        {[...names].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        label={t('tournaments.until')}
        hint={t('tournaments.untilHint')}
        type="datetime-local"
        value={until}
        onWrite={setUntil}
      />
    </ConfirmDialog>
  )
}

function UnrestrictDialog({
  restriction,
  onClose,
}: {
  readonly restriction: Restriction
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('tournaments.unrestrict')}
      button={t('tournaments.unrestrict')}
      consequences={[{ kind: 'ok', what: String(restriction.playerId), text: t('tournaments.unrestrictNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const { restrictionId } = restriction
        await ask(api(deleteRestrictedPlayer, { query: { restrictionId, explanation } }))
        announce(t('tournaments.done'))
        await refreshTournaments()
      }}
    />
  )
}
